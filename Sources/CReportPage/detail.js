// One item, large, with what is known of it.

const itemAtHash = () => {
  try {
    return itemNamed.get(decodeURIComponent(location.hash.slice(1))) ?? null;
  } catch {
    // Somebody typed an escape that is none.
    return null;
  }
};

let scrolled = 0;

/** Shows what the address names: an item, or all of them. */
function showAddress() {
  const item = itemAtHash();
  const previous = state.open;
  clearInterval(blinking);
  blinking = null;
  if (item && previous === null) scrolled = window.scrollY;
  state.open = item?.key ?? null;
  byID('detail').hidden = item === null;
  document.body.classList.toggle('detailed', item !== null);
  byID('overview').inert = item !== null;
  byID('bar').inert = item !== null;
  if (item) {
    showDetail(item);
    if (previous === null) byID('detail').focus();
  } else if (previous !== null) {
    window.scrollTo(0, scrolled);
    focusCard(previous);
  }
}

function close() {
  // No step back: the page may have been opened at the item.
  history.pushState(null, '', location.pathname + location.search);
  showAddress();
}

const viewsFor = (item) => views.filter((view) => view.isFor(item));

/** The tab that was looked at last, or else the first that says most. */
function viewOf(item) {
  const possible = viewsFor(item);
  const wanted = [state.tab, 'side', 'actual', 'reference', 'events'];
  return wanted.map((id) => possible.find((view) => view.id === id)).find(Boolean) ?? possible[0] ?? null;
}

function showDetail(item) {
  byID('detail-name').textContent = `${item.layout}: ${item.caption}`;
  byID('detail-place').textContent = [item.deviceName, item.file].filter(Boolean).join(' · ');
  const place = state.order.indexOf(item.key);
  byID('position').textContent = place < 0 ? '' : `${place + 1} of ${state.order.length}`;
  document.title = `${item.name} – Reflow report`;
  showTabs(item);
  showView(item);
  showFacts(item);
  showPlacing(item, null);
  showDetailAccepted();
}

function showTabs(item) {
  const current = viewOf(item);
  byID('tabs').replaceChildren(...views.map((view) => {
    const isPossible = view.isFor(item);
    const title = view.titleFor?.(item) ?? view.title;
    const isCurrent = view === current;
    return element('button', {
      type: 'button', role: 'tab', id: `tab-${view.id}`, 'aria-selected': String(isCurrent), 'aria-controls': 'stage',
      tabindex: isCurrent ? 0 : -1, disabled: !isPossible, title: `${title} (${view.key})`,
      onclick: () => choose(view),
    }, title, element('kbd', { 'aria-hidden': 'true' }, view.key));
  }));
  if (!current) return;
  byID('stage').setAttribute('aria-labelledby', `tab-${current.id}`);
  byID(`tab-${current.id}`).scrollIntoView({ block: 'nearest', inline: 'center' });
}

function choose(view) {
  const item = itemNamed.get(state.open);
  if (!item || !view.isFor(item)) return;
  const hadFocus = byID('tabs').contains(document.activeElement);
  state.tab = view.id;
  clearInterval(blinking);
  blinking = null;
  showTabs(item);
  showView(item);
  showPlacing(item, null);
  if (hadFocus) byID(`tab-${view.id}`).focus();
}

function showView(item) {
  const view = viewOf(item);
  const stage = byID('stage');
  stage.className = view ? `view-${view.id} zoom-${state.zoom}` : '';
  const shown = view ? view.show(item) : [element('p', { class: 'nothing' }, `No picture: it is ${statusOf[item.status].title}.`)];
  stage.replaceChildren(...shown);
  stage.scrollTo(0, 0);
  if (takesConstraints(item, view)) stage.append(constraintsButton());
  if (view && view.id !== 'events' && view.id !== 'plate') stage.append(zoomButton());
}

const zooms = { fit: 'Fit', points: '1 point', pixels: '1 pixel' };

function zoomButton() {
  return element('button', {
    type: 'button', id: 'zoom', class: 'plain', title: 'Zoom (z)', onclick: cycleZoom,
  }, `Zoom: ${zooms[state.zoom]}`);
}

/** The middle of what changed, in pixels of the picture; null if nothing says where that is. */
function changePlace(item) {
  if (item.bounds) return [item.bounds[0] + item.bounds[2] / 2, item.bounds[1] + item.bounds[3] / 2];
  const mark = marksOf(item)[0];
  if (!mark) return null;
  const [x, y, width, height] = mark.new ?? mark.old;
  return [(x + width / 2) * item.scale, (y + height / 2) * item.scale];
}

/** Brings what changed into the middle of the stage, which shows only a part of an enlarged picture. */
function showChange() {
  const item = itemNamed.get(state.open);
  const stage = byID('stage');
  const place = item && state.zoom !== 'fit' ? changePlace(item) : null;
  const figure = stage.querySelector('figure.measured');
  if (!place || !figure) return;
  const field = figure.querySelector('.canvas').getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const x = field.left + (field.width * place[0]) / figure.style.getPropertyValue('--width');
  const y = field.top + (field.height * place[1]) / figure.style.getPropertyValue('--height');
  stage.scrollBy(x - around.left - around.width / 2, y - around.top - around.height / 2);
}

function cycleZoom() {
  const all = Object.keys(zooms);
  state.zoom = all[(all.indexOf(state.zoom) + 1) % all.length];
  const stage = byID('stage');
  for (const zoom of all) stage.classList.toggle(`zoom-${zoom}`, zoom === state.zoom);
  if (byID('zoom')) byID('zoom').textContent = `Zoom: ${zooms[state.zoom]}`;
  showChange();
}

byID('stage').addEventListener('measured', showChange);

/** The views that changed, numbered as on the picture, then what else the run says of the item. */
function showFacts(item) {
  const alike = item.cluster ? items.filter((other) => other.cluster === item.cluster) : [];
  byID('facts').replaceChildren(...[
    badge(item.status),
    element('p', { class: 'name' }, item.name),
    item.canAccept && removal(item) !== '' ? element('p', { class: 'removal' }, removal(item)) : null,
    item.status === 'events-changed' ? eventsRow(item) : null,
    item.changes.length > 0 ? element('h3', {}, counted(item.changes.length, 'view') + ' changed') : null,
    item.changes.length > 0 ? element('ol', { class: 'changes' }, ...item.changes.map(changeRow)) : null,
    item.message && !isShownByLines(item) ? element('pre', {}, item.message) : null,
    alike.length > 1 ? alikeRow(alike) : null,
    item.issues.length > 0 ? element('h3', {}, counted(item.issues.length, 'issue')) : null,
    item.issues.length > 0 ? element('ul', { class: 'changes issues' }, ...item.issues.map(issueRow)) : null,
  ].filter(Boolean));
}

/** Whether the message only has the lines again that are beside it. */
const isShownByLines = (item) => item.isText && item.reference !== null && item.actual !== null;

/** The picture is right, and the way to it is not: leads to the log. */
function eventsRow(item) {
  const log = logOf(item);
  return element('p', {}, 'The picture matches its golden, but the events of its layout do not: ',
    element('a', { href: `#${encodeURIComponent(log.key)}` }, `${log.name}, ${log.status}`));
}

function changeRow(change, index) {
  return element('li', {
    'data-number': index + 1, onpointerenter: () => highlight(index + 1), onpointerleave: () => highlight(null),
  },
    element('b', { class: 'number' }, String(index + 1)),
    element('div', {}, element('b', {}, change.view), element('span', { class: 'kinds' }, change.kinds.join(', ')),
      element('span', { class: 'values' }, change.text)));
}

function issueRow(issue) {
  return element('li', {}, element('div', {}, element('b', {}, issue.view),
    issue.line ? element('span', { class: 'kinds' }, `line ${issue.line}`) : null,
    element('span', { class: 'values' }, issue.message)));
}

function alikeRow(alike) {
  const button = acceptAll({ items: alike });
  if (button) showAcceptAll(button);
  return element('div', { class: 'alike' },
    element('p', {}, `${alike.length} pictures changed in the same way.`),
    element('button', {
      type: 'button', class: 'plain',
      onclick: () => {
        setGrouping('change');
        close();
      },
    }, 'Show them'), button);
}

function showDetailAccepted() {
  const item = itemNamed.get(state.open);
  if (!item) return;
  const button = byID('accept');
  const isAccepted = state.accepted.has(item.key);
  button.hidden = !item.canAccept;
  const offer = removal(item) === '' ? 'Accept' : 'Accept and remove golden';
  button.textContent = isAccepted ? '✓ On accept list' : offer;
  button.setAttribute('aria-pressed', String(isAccepted));
}

/** Goes on in the order of the page; from all of them, to the first or from the card that has the focus. */
function move(step, isStop = () => true) {
  const current = state.open ?? focusedKey();
  let next = state.order.indexOf(current);
  if (next < 0 && step < 0) next = state.order.length;
  do next += step; while (next >= 0 && next < state.order.length && !isStop(itemNamed.get(state.order[next])));
  const key = state.order[next];
  if (key === undefined) {
    say(step > 0 ? 'That was the last one.' : 'That was the first one.');
    return;
  }
  if (state.open === null) focusCard(key);
  else {
    history.replaceState(null, '', `#${encodeURIComponent(key)}`);
    showAddress();
  }
}

/** From change to change; where none is shown, from picture to picture. */
function moveToChange(step) {
  const needsLook = (item) => statusOf[item.status].needsLook;
  const hasChanges = state.order.some((key) => needsLook(itemNamed.get(key)));
  move(step, hasChanges ? needsLook : undefined);
}

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
  if (hadFocus) byID(`tab-${view.id}`).focus();
}

function showView(item) {
  const view = viewOf(item);
  const stage = byID('stage');
  stage.className = view ? `view-${view.id} zoom-${state.zoom}` : '';
  const shown = view ? view.show(item) : [element('p', { class: 'nothing' }, `No picture: it is ${item.status}.`)];
  stage.replaceChildren(...shown);
  stage.scrollTo(0, 0);
  if (view && view.id !== 'events' && view.id !== 'plate') stage.append(zoomButton());
}

const zooms = { fit: 'Fit', points: '1 point', pixels: '1 pixel' };

function zoomButton() {
  return element('button', {
    type: 'button', id: 'zoom', class: 'plain', title: 'Zoom (z)', onclick: cycleZoom,
  }, `Zoom: ${zooms[state.zoom]}`);
}

function cycleZoom() {
  const all = Object.keys(zooms);
  state.zoom = all[(all.indexOf(state.zoom) + 1) % all.length];
  const stage = byID('stage');
  for (const zoom of all) stage.classList.toggle(`zoom-${zoom}`, zoom === state.zoom);
  if (byID('zoom')) byID('zoom').textContent = `Zoom: ${zooms[state.zoom]}`;
}

/** The views that changed, numbered as on the picture, then what else the run says of the item. */
function showFacts(item) {
  const alike = item.cluster ? items.filter((other) => other.cluster === item.cluster) : [];
  byID('facts').replaceChildren(...[
    badge(item.status),
    element('p', { class: 'name' }, item.name),
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
  button.textContent = isAccepted ? '✓ Accepted' : 'Accept';
  button.setAttribute('aria-pressed', String(isAccepted));
}

/** Goes on in the order of the page; from all of them, to the first or from the card that has the focus. */
function move(step) {
  const current = state.open ?? focusedKey();
  const place = state.order.indexOf(current);
  const next = place < 0 ? (step > 0 ? 0 : state.order.length - 1) : place + step;
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

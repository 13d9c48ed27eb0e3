// All pictures: sections of thumbnails, in blocks that are each filled when they come near the window.

/** How far from the window a block is filled, in CSS pixels. */
const reach = 600;

const nearby = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) fill(entry.target);
}, { rootMargin: `${reach}px` });

const largestBlock = 48;
/** The cells and the section of a block that may still be empty. */
const contentOfBlock = new WeakMap();
const blockOfItem = new Map();

function showOverview() {
  const made = sections();
  state.order = made.flatMap((section) => section.items.map((item) => item.key));
  nearby.disconnect();
  blockOfItem.clear();
  const overview = byID('overview');
  const looked = made.filter((section) => section.needsLook);
  const rest = made.filter((section) => !section.needsLook);
  overview.replaceChildren(
    ...notices(),
    ...block(looked, 'To review', looked.length > 0),
    ...block(rest, 'No review needed', looked.length > 0),
    ...(made.length === 0 ? [nothing()] : []),
    element('p', { class: 'symbols' }, report.symbols),
    ...leftOver(report.obsolete, 'golden', 'that no layout owns', '"reflow prune" removes them.'),
    ...leftOver(report.unasked, 'file', 'among the goldens that no assertion of this run asked for'),
    ...runFacts());
  fillInReach();
  showStatuses();
  showAccepted();
}

function nothing() {
  return element('p', { class: 'nothing' },
    items.length === 0 ? 'The run took no pictures.' : 'No picture matches the filters. ',
    items.length === 0 ? null : element('button', { type: 'button', class: 'plain', onclick: clearFilters }, 'Show all'));
}

function clearFilters() {
  state.text = '';
  byID('filter').value = '';
  state.statuses.clear();
  showOverview();
}

/** Layouts that could not be shown come before everything. */
function notices() {
  if (report.failures.length === 0) return [];
  return [element('section', { class: 'notice' },
    element('h2', {}, `${counted(report.failures.length, 'layout')} cannot be shown`),
    ...report.failures.map((text) => element('pre', {}, text)))];
}

/** Files that may be of nobody any more. */
function leftOver(paths, noun, reason, cure = null) {
  if (paths.length === 0) return [];
  return [element('section', { class: 'obsolete' },
    element('h2', { class: 'block' }, `${counted(paths.length, noun)} ${reason}`),
    cure === null ? null : element('p', { class: 'cure' }, cure),
    element('ul', {}, ...paths.map((path) => element('li', {}, path))))];
}

/** The pictures named at most that took longest. */
const slowestLimit = 5;

/** When, where and of what the run was, and which pictures took longest. */
function runFacts() {
  const facts = report.run ?? {};
  const rows = [
    ['Date', facts.date ? element('time', { datetime: facts.date }, facts.date.replace('T', ' ').replace('Z', ' UTC')) : null],
    ['Commit', facts.commit], ['Machine', facts.machine],
    ['Duration', facts.seconds === undefined ? null : seconds(facts.seconds)],
  ].filter(([, value]) => value);
  const slowest = items.filter((item) => !item.isLog && item.seconds > 0)
    .sort((first, second) => second.seconds - first.seconds).slice(0, slowestLimit);
  if (rows.length === 0) return [];
  return [element('section', { class: 'run' },
    element('h2', { class: 'block' }, 'This run'),
    element('dl', {}, ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
      slowest.length === 0 ? null : element('dt', {}, 'Slowest pictures'),
      ...slowest.map((item) => element('dd', {},
        element('a', { href: `#${encodeURIComponent(item.key)}` }, item.name), ` ${seconds(item.seconds)}`))))];
}

function block(made, title, hasTitle) {
  if (made.length === 0) return [];
  const flow = element('div', { class: 'flow' }, ...made.map(skeleton));
  for (const cells of flow.querySelectorAll('.cells')) nearby.observe(cells);
  return hasTitle ? [element('h2', { class: 'block' }, title), flow] : [flow];
}

/** A section at its size, still without its thumbnails. */
function skeleton(section) {
  const columns = columnsOf(section);
  const cells = cellsOf(section);
  const blocks = [];
  for (let start = 0; start < cells.length; start += largestBlock) {
    const members = cells.slice(start, start + largestBlock);
    const made = element('div', { class: 'cells', style: { '--rows': Math.ceil(members.length / columns) } });
    contentOfBlock.set(made, { members, section });
    for (const item of members) if (item) blockOfItem.set(item.key, made);
    blocks.push(made);
  }
  return element('section', { class: `group ${section.kind}`, style: { '--columns': columns } },
    element('header', {},
      element('h3', {}, section.title),
      section.note && section.note !== section.title ? element('p', { class: 'note' }, section.note) : null,
      acceptAll(section)),
    ...blocks);
}

/** A matrix of devices and orientations: a row for each device, a column for each orientation or snapshot. */
function cellsOf(section) {
  if (section.kind !== 'layout') return section.items;
  const devices = [...new Set(section.items.map((item) => item.device))];
  const columns = columnsOf(section);
  return devices.flatMap((device) => {
    const row = section.items.filter((item) => item.device === device);
    const rest = (columns - (row.length % columns)) % columns;
    return [...row, ...Array(rest).fill(null)];
  });
}

function columnsOf(section) {
  if (section.kind !== 'layout') return Math.min(section.items.length, 6);
  const counts = new Map();
  for (const item of section.items) counts.set(item.device, (counts.get(item.device) ?? 0) + 1);
  return Math.min(Math.max(...counts.values()), 6);
}

function acceptAll(section) {
  const members = section.items.filter((item) => item.canAccept);
  if (members.length === 0) return null;
  const button = element('button', {
    type: 'button', class: 'plain accept-all',
    onclick: () => setAccepted(members, !members.every((item) => state.accepted.has(item.key))),
  });
  button.members = members;
  return button;
}

function showAcceptAll(button) {
  const isAccepted = button.members.every((item) => state.accepted.has(item.key));
  const count = button.members.length;
  const onList = count === 1 ? '✓ On accept list' : `✓ All ${count} on accept list`;
  button.textContent = isAccepted ? onList : count === 1 ? 'Accept' : `Accept all ${count}`;
  button.setAttribute('aria-pressed', isAccepted);
}

/** What is in sight is there at once: the observer only tells after the next frame, which would be seen empty. */
function fillInReach() {
  const found = [];
  for (const block of document.querySelectorAll('#overview .cells')) {
    const box = block.getBoundingClientRect();
    if (box.top > window.innerHeight + reach) break;
    if (box.bottom >= -reach) found.push(block);
  }
  found.forEach(fill);
}

function fill(block) {
  if (block.childElementCount > 0) return;
  nearby.unobserve(block);
  const { members, section } = contentOfBlock.get(block);
  block.append(...members.map((item) => (item ? card(item, section) : element('div', { class: 'empty' }))));
}

function badge(status) {
  const { sign, title } = statusOf[status];
  return element('span', { class: `badge ${status}`, title },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, sign), title);
}

function card(item, section) {
  const caption = section.kind === 'layout' ? item.caption : `${item.caption} · ${item.layout}`;
  const made = element('article', { class: 'card', dataset: { key: item.key, status: item.status } },
    element('a', { href: `#${encodeURIComponent(item.key)}`, 'aria-label': `${item.name}, ${statusOf[item.status].title}` },
      thumbnail(item),
      element('span', { class: 'caption' }, caption),
      element('span', { class: 'device' },
        item.status === 'passed' ? null : element('span', { class: `word ${item.status}` }, statusOf[item.status].title),
        item.status === 'passed' || item.deviceName === '' ? null : ' · ', item.deviceName)),
    element('span', { class: `dot ${item.status}`, 'aria-hidden': 'true' }, statusOf[item.status].sign));
  if (item.canAccept) {
    made.append(element('label', { class: 'check', title: 'Accept (a)' },
      element('input', {
        type: 'checkbox', 'aria-label': `Accept ${item.name}`, dataset: { key: item.key },
        onchange: (event) => setAccepted([item], event.target.checked),
      })));
    made.classList.toggle('accepted', state.accepted.has(item.key));
    made.querySelector('input').checked = state.accepted.has(item.key);
  }
  return made;
}

/** The picture in the outline of its device; of what has no picture, its sign. */
function thumbnail(item) {
  const frame = element('span', { class: `thumbnail ${item.isTablet ? 'tablet' : 'phone'} ${item.status}` });
  const found = [item.images.thumbnail, item.images[presentKind(item)]].filter(Boolean);
  if (found.length > 0) frame.append(picture(found, '', item.shape));
  else frame.append(element('span', { class: `blank ${item.shape}`, 'aria-hidden': 'true' }, item.isLog ? '≡' : statusOf[item.status].sign));
  return frame;
}

/** In place of an image that cannot be shown. */
const blank = (text, shape) =>
  element('span', { class: `blank ${shape}`, role: 'img', 'aria-label': `${text} cannot be loaded` }, '…');

/** An image from the first of its sources that can be loaded. */
function picture(found, text, shape) {
  const made = element('img', { alt: text, decoding: 'async', draggable: 'false' });
  let next = 0;
  const load = () => {
    made.src = source(found[next]);
    made.classList.toggle('stand-in', next > 0);
    next += 1;
  };
  made.addEventListener('error', () => {
    if (next < found.length) load();
    else made.replaceWith(blank(text, shape));
  });
  load();
  return made;
}

function showStatuses() {
  const matching = items.filter(matchesText);
  byID('statuses').replaceChildren(...statuses.filter((status) => items.some((item) => item.status === status.id))
    .map((status) => element('button', {
      type: 'button', class: `chip ${status.id}`, dataset: { status: status.id },
      'aria-pressed': state.statuses.has(status.id), onclick: () => toggleStatus(status.id),
    },
      element('span', { class: 'sign', 'aria-hidden': 'true' }, status.sign), statusOf[status.id].title,
      element('b', {}, matching.filter((item) => item.status === status.id).length))));
}

function toggleStatus(id) {
  if (!state.statuses.delete(id)) state.statuses.add(id);
  showOverview();
  document.querySelector(`.chip[data-status="${id}"]`)?.focus();
}

/** Moves the focus to an item's card, which may not have been made yet. */
function focusCard(key) {
  const made = blockOfItem.get(key);
  if (!made) return;
  fill(made);
  const link = made.querySelector(`.card[data-key="${CSS.escape(key)}"] a`);
  link?.focus({ preventScroll: true });
  link?.closest('.card').scrollIntoView({ block: 'nearest' });
}

const focusedKey = () => document.activeElement?.closest?.('.card')?.dataset.key ?? null;

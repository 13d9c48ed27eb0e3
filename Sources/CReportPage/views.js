// The ways to look at an item: a tab each. `isFor` tells whether there is something to see; `show` makes it.

const has = (...kinds) => (item) => kinds.every((kind) => sources(item, kind).length > 0);
const hasPlate = (item) => !item.isLog && relatives(item).length > 1
  && relatives(item).some((other) => sources(other, presentKind(other)).length > 0);
const hasPair = has('reference', 'actual');

const views = [
  { id: 'reference', title: 'Golden', key: '1', isFor: has('reference'), show: (item) => single(item, 'reference') },
  { id: 'actual', title: 'Actual', key: '2', isFor: has('actual'), show: (item) => single(item, 'actual') },
  { id: 'difference', title: 'Difference', key: '3', isFor: has('difference'), show: (item) => single(item, 'difference') },
  { id: 'side', title: 'Side by side', key: '4', isFor: hasPair, show: sideBySide },
  { id: 'slider', title: 'Slider', key: '5', isFor: hasPair, show: slider },
  { id: 'onion', title: 'Onion skin', key: '6', isFor: hasPair, show: onionSkin },
  { id: 'blink', title: 'Blink', key: '7', isFor: hasPair, show: blink },
  { id: 'frames', title: 'Frames', key: '8', isFor: (item) => marksOf(item).length > 0, show: frames },
  { id: 'plate', title: 'Turned', key: '9', isFor: hasPlate, show: plate },
  {
    id: 'events', title: 'Events', key: '0', isFor: (item) => logOf(item) !== undefined, show: events,
    titleFor: (item) => (item.isText ? 'Text' : 'Events'),
  },
];

const single = (item, kind) => [canvas(item, [{ kind }])];

function sideBySide(item) {
  return [pair(
    canvas(item, [{ kind: 'reference' }], { caption: 'Golden', share: [2, 1] }),
    canvas(item, [{ kind: 'actual' }], { caption: 'Actual', share: [2, 1] }))];
}

/** The golden left of a line and what is drawn now right of it; the line follows the pointer. */
function slider(item) {
  const line = element('div', { class: 'divider', 'aria-hidden': 'true' }, element('span', {}, '⟨ ⟩'));
  const figure = canvas(item, [{ kind: 'reference' }, { kind: 'actual', class: 'right' }], {
    over: [line, element('b', { class: 'corner left' }, 'Golden'), element('b', { class: 'corner right' }, 'Actual')],
  });
  const input = range('How much of the golden is shown', 50, (value) => {
    figure.style.setProperty('--split', `${value}%`);
  });
  const field = figure.querySelector('.canvas');
  field.classList.add('draggable');
  const follow = (event) => {
    const box = field.getBoundingClientRect();
    input.value = Math.min(100, Math.max(0, (100 * (event.clientX - box.left)) / box.width));
    input.dispatchEvent(new Event('input'));
  };
  field.addEventListener('pointerdown', (event) => {
    field.setPointerCapture(event.pointerId);
    follow(event);
  });
  field.addEventListener('pointermove', (event) => {
    if (field.hasPointerCapture(event.pointerId)) follow(event);
  });
  // At the right end, the whole picture is the golden.
  return [figure, element('div', { class: 'controls' }, 'Actual', input, 'Golden')];
}

function onionSkin(item) {
  const figure = canvas(item, [{ kind: 'reference' }, { kind: 'actual', class: 'mixed' }]);
  const input = range('How much of the actual picture is shown', 50, (value) => {
    figure.style.setProperty('--mix', value / 100);
  });
  return [figure, element('div', { class: 'controls' }, 'Golden', input, 'Actual')];
}

let blinking = null;

/** Both pictures in turn; by hand for those who asked for less motion. */
function blink(item) {
  const label = element('b', { class: 'corner left' }, 'Golden');
  const figure = canvas(item, [{ kind: 'reference' }, { kind: 'actual', class: 'blinking' }], { over: [label] });
  const turn = () => {
    const isActual = figure.classList.toggle('showing-actual');
    label.textContent = isActual ? 'Actual' : 'Golden';
  };
  const button = element('button', { type: 'button', class: 'plain', id: 'blink-toggle' });
  const run = (isRunning) => {
    clearInterval(blinking);
    blinking = isRunning ? setInterval(turn, 600) : null;
    button.textContent = isRunning ? 'Pause' : 'Play';
  };
  button.addEventListener('click', () => run(blinking === null));
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  return [figure, element('div', { class: 'controls' },
    button, element('button', { type: 'button', class: 'plain', onclick: () => { run(false); turn(); } }, 'Other one'))];
}

/** The changes that can be drawn, each with its number in the list of changes. */
const marksOf = (item) =>
  item.changes.map((change, index) => ({ ...change, number: index + 1 })).filter((change) => change.old || change.new);

/** What is drawn now, with the frames of the views that changed: dashed where they were, full where they are. */
function frames(item) {
  const kind = presentKind(item);
  const overlay = element('svg:svg', { class: 'marks', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const labels = element('div', { class: 'mark-labels' });
  const figure = canvas(item, [{ kind }], { over: [overlay, labels] });
  figure.addEventListener('measured', ({ detail }) => {
    const [width, height] = [detail.width / item.scale, detail.height / item.scale];
    overlay.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const marks = marksOf(item);
    overlay.replaceChildren(...marks.flatMap((mark) => [outline(mark, 'old'), outline(mark, 'new')].filter(Boolean)));
    labels.replaceChildren(...marks.map((mark) => markLabel(mark, width, height)));
  });
  figure.classList.add('framed');
  return [figure, element('div', { class: 'controls legend' },
    element('span', { class: 'key old' }, 'was'), element('span', { class: 'key new' }, 'is'),
    element('span', { class: 'note' }, 'The numbers refer to the list. Point at a number to see only that view.'))];
}

function outline(mark, when) {
  if (!mark[when]) return null;
  const [x, y, width, height] = mark[when];
  const place = { x, y, width: Math.max(width, 0.5), height: Math.max(height, 0.5) };
  return element('svg:g', { class: `mark ${when}`, 'data-number': mark.number },
    element('svg:rect', { ...place, class: 'halo' }), element('svg:rect', place));
}

function markLabel(mark, width, height) {
  const [x, y] = mark.new ?? mark.old;
  const within = (part) => `${Math.min(98, Math.max(0, 100 * part))}%`;
  return element('span', {
    class: 'mark-label', 'data-number': mark.number, title: `${mark.view}: ${mark.text}`,
    style: { left: within(x / width), top: within(y / height) },
    onpointerenter: () => highlight(mark.number), onpointerleave: () => highlight(null),
  }, element('b', {}, String(mark.number)), element('span', {}, mark.view));
}

/** Shows one change alone, on the picture and in the list; all for null. */
function highlight(number) {
  byID('detail').classList.toggle('highlighting', number !== null);
  for (const mark of document.querySelectorAll('#detail [data-number]')) {
    mark.classList.toggle('highlighted', mark.dataset.number === String(number));
  }
}

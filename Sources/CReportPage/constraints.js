// What places a view: lines over the picture, for the view that is pointed at.

/** The views of a picture with what places them; none where the run did not record it. */
const constraintsOf = (item) => (item.constraints ? JSON.parse(byID(item.constraints.slice(1)).textContent).views : []);

/** Whether lines can lie on what a tab shows of an item. They are those of the picture as it is now. */
function takesConstraints(item, view) {
  if (!item || !view || item.isLog || view.id === 'events') return false;
  if (view.id === 'plate') return relatives(item).some((member) => member.constraints);
  return Boolean(item.constraints) && view.id !== 'difference' && !(view.id === 'reference' && item.images.actual);
}

function constraintsButton() {
  return element('button', {
    type: 'button', id: 'show-constraints', class: 'plain', 'aria-pressed': String(state.showsConstraints),
    title: 'Show the constraints of a view (l)', onclick: toggleConstraints,
  }, 'Constraints');
}

function toggleConstraints() {
  const item = itemNamed.get(state.open);
  const view = item && viewOf(item);
  if (!takesConstraints(item, view)) {
    if (item) say('There are no constraints to show here.');
    return;
  }
  const hadFocus = document.activeElement === byID('show-constraints');
  state.showsConstraints = !state.showsConstraints;
  choose(view);
  if (hadFocus) byID('show-constraints').focus();
  say(state.showsConstraints ? 'Point at a view, or press Tab, to see its constraints.' : 'Constraints are hidden.');
}

/** Over a picture: a button for each view, and the lines of the one that is pointed at. */
function constraintOverlay(item, layers) {
  if (!state.showsConstraints || !layers.some((layer) => layer.kind === presentKind(item))) return null;
  const views = constraintsOf(item);
  if (views.length === 0) return null;
  const lines = element('svg:svg', { class: 'constraint-lines', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const names = element('div', { class: 'constraint-names', 'aria-hidden': 'true' });
  const leave = ({ currentTarget, pointerType }) => {
    // A finger that is lifted has pointed.
    if (pointerType !== 'touch' && document.activeElement !== currentTarget) pointAt(item, focusedView());
  };
  const targets = views.map((view) => {
    const point = () => pointAt(item, view);
    const made = element('button', {
      type: 'button', class: 'target', 'aria-label': [`${view.view}:`, ...facts(view)].join(' '),
      onpointerenter: point, onfocus: point, onclick: point, onpointerleave: leave, onblur: () => pointAt(item, null),
    });
    made.view = view;
    return made;
  });
  const overlay = element('div', { class: 'constraints' }, lines, names, ...targets);
  overlay.measure = (width, height) => {
    lines.setAttribute('viewBox', `0 0 ${width} ${height}`);
    overlay.size = [width, height];
    for (const target of targets) {
      const [x, y, across, down] = target.view.rect;
      const shares = { left: x / width, top: y / height, width: across / width, height: down / height };
      for (const [name, share] of Object.entries(shares)) target.style.setProperty(name, `${100 * share}%`);
    }
  };
  overlay.point = (wanted) => {
    // Of another picture, the view with the same name.
    const view = views.find((other) => other === wanted) ?? views.find((other) => other.view === wanted?.view);
    lines.replaceChildren(...(view ? [placedRect(view), ...(view.lines ?? []).flatMap(lineMarks)] : []));
    names.replaceChildren(...(view ? (view.lines ?? []).map(lineName) : []));
    if (view?.lines && overlay.size) placeNames(names, view, overlay.size, lines);
  };
  return overlay;
}

/** The view whose button has the focus. */
const focusedView = () => document.activeElement?.closest('.target')?.view ?? null;

/** Shows what places a view, over all pictures of the stage and beside them; nothing for null. */
function pointAt(item, view) {
  for (const overlay of document.querySelectorAll('#stage .constraints')) overlay.point(view);
  showPlacing(item, view);
}

/** What is said of a view: its lines, then what is no line. */
const facts = (view) => [...(view.lines ?? []).map(lineText), ...(view.notes ?? [])];

const lineText = (line) => (line.name === line.statement ? line.statement : `${line.name}: ${line.statement}`)
  + (line.error ? `, off by ${numberText(line.error)}` : '');

/** What places the view that is pointed at, at the top of the side panel. */
function showPlacing(item, view) {
  byID('placing')?.remove();
  if (!state.showsConstraints || item.isLog) return;
  const hint = takesConstraints(item, viewOf(item))
    ? 'Point at a view, or press Tab, to see its constraints.'
    : item.constraints ? 'The lines are drawn over the actual picture; choose another tab to see them.'
      : 'This report has no constraints for this picture; "reflow test --constraints" adds them for every picture.';
  byID('facts').prepend(element('section', { id: 'placing' },
    element('h3', {}, view ? view.view : 'Constraints'),
    view ? element('ul', {}, ...(view.lines ?? []).map((line) => element('li', { class: line.error ? 'lost' : 'holds' },
      element('div', {}, element('b', {}, line.name),
        line.name === line.statement ? null : element('span', { class: 'values' }, line.statement),
        line.error ? element('span', { class: 'values' }, `not satisfied: off by ${numberText(line.error)}`) : null,
        line.source ? element('span', { class: 'values' }, line.source) : null))),
    ...(view.notes ?? []).map((note) => element('li', { class: 'note' }, element('div', {}, note))))
      : element('p', {}, hint)));
}

function placedRect(view) {
  const [x, y, width, height] = view.rect;
  return element('svg:rect', { class: 'placed', x, y, width, height });
}

/** A line with its halo, bars across its ends, and a finer line to what is not at its end. */
function lineMarks(line) {
  const [[x, y], [toX, toY]] = [line.start, line.end];
  const isHorizontal = Math.abs(toX - x) >= Math.abs(toY - y);
  const bars = line.shape === 'alignment' ? '' : [line.start, line.end].map(([atX, atY]) =>
    (isHorizontal ? `M${atX} ${atY - 5}V${atY + 5}` : `M${atX - 5} ${atY}H${atX + 5}`)).join('');
  const shaft = line.shape === 'spring' ? zigzag(line, isHorizontal) : `M${x} ${y}L${toX} ${toY}`;
  const kind = line.error ? 'lost' : 'holds';
  return [
    line.target ? element('svg:path', { class: 'leader', d: `M${toX} ${toY}L${line.target[0]} ${line.target[1]}` }) : null,
    element('svg:path', { class: 'halo', d: shaft + bars }),
    element('svg:path', { class: 'bars', d: bars }),
    element('svg:path', { class: `line ${kind} ${line.shape}`, d: shaft }),
  ].filter(Boolean);
}

/** A line that can be stretched. */
function zigzag({ start: [x, y], end: [toX, toY] }, isHorizontal) {
  const turns = Math.max(2, Math.floor(Math.min(Math.hypot(toX - x, toY - y), 2000) / 5));
  let path = `M${x} ${y}`;
  for (let turn = 1; turn < turns; turn += 1) {
    const side = turn % 2 === 0 ? 3 : -3;
    const [atX, atY] = [x + ((toX - x) * turn) / turns, y + ((toY - y) * turn) / turns];
    path += isHorizontal ? `L${atX} ${atY + side}` : `L${atX + side} ${atY}`;
  }
  return `${path}L${toX} ${toY}`;
}

const lineName = (line) => element('span', { class: line.error ? 'lost' : 'holds' }, line.name);

/** Puts the names beside their lines: inside the picture, apart from each other, and rather not on the view. */
function placeNames(names, view, [width, height], lines) {
  const field = names.getBoundingClientRect();
  const [across, down] = [field.width / width, field.height / height];
  const within = (value, limit) => Math.min(Math.max(value, 0), limit);
  const boxOf = ([x, y], [toX, toY]) => {
    const [left, right] = [x * across, toX * across].map((at) => within(at, field.width)).sort((one, other) => one - other);
    const [top, bottom] = [y * down, toY * down].map((at) => within(at, field.height)).sort((one, other) => one - other);
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const [left, top, viewWidth, viewHeight] = view.rect;
  const own = boxOf([left, top], [left + viewWidth, top + viewHeight]);
  const boxes = view.lines.map((line) => boxOf(line.start, line.end));
  const taken = [];
  boxes.forEach((line, index) => {
    const label = names.children[index];
    const size = { width: label.offsetWidth, height: label.offsetHeight };
    let best = null;
    for (const [x, y, distance] of placesBeside(line, size)) {
      const box = { ...size, x: within(x, field.width - size.width), y: within(y, field.height - size.height) };
      let cost = distance * 0.4 + 60 * overlap(box, own);
      for (const other of taken) if (overlap(box, other) > 0) cost += 200 + 400 * overlap(box, other);
      for (const other of boxes) if (overlap(box, grown(other)) > 0) cost += other === line ? 25 : 12;
      if (best === null || cost < best.cost) best = { box, cost };
    }
    taken.push(best.box);
    label.style.setProperty('left', `${(100 * best.box.x) / field.width}%`);
    label.style.setProperty('top', `${(100 * best.box.y) / field.height}%`);
    const lead = leadTo(line, best.box);
    if (lead) {
      const [x, y, toX, toY] = lead;
      lines.append(element('svg:path', { class: 'lead', d: `M${x / across} ${y / down}L${toX / across} ${toY / down}` }));
    }
  });
}

const grown = (box) => ({ x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 });

/** From a name to its line; nothing where they are beside each other. */
function leadTo(line, box) {
  const nearest = (value, start, length) => Math.min(Math.max(value, start), start + length);
  const x = nearest(box.x + box.width / 2, line.x, line.width);
  const y = nearest(box.y + box.height / 2, line.y, line.height);
  const [toX, toY] = [nearest(x, box.x, box.width), nearest(y, box.y, box.height)];
  return Math.hypot(toX - x, toY - y) > 9 ? [x, y, toX, toY] : null;
}

/** Where a name may stand: above, below, right and left of its line, nearer and farther. */
function placesBeside(line, { width, height }) {
  const [left, right, top, bottom] = [line.x, line.x + line.width, line.y, line.y + line.height];
  return [0, 14, 28, 44, 62, 84, 110, 140, 180, 230].flatMap((distance) => {
    const away = distance + 4;
    return [
      ...[(left + right - width) / 2, left, right - width].flatMap((x) => [
        [x, top - away - height, distance], [x, bottom + away, distance + 1]]),
      ...[(top + bottom - height) / 2, top, bottom - height].flatMap((y) => [
        [right + away, y, distance + 2], [left - away - width, y, distance + 3]]),
    ];
  });
}

/** Which share of a box lies on another. */
function overlap(box, other) {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}

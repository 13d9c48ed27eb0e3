// A layout before and after the device turned, and what happened on the way.

/** All pictures of the layout on its device, to one scale; each leads to its own. */
function plate(item) {
  const members = relatives(item);
  const figures = members.map((member) => {
    const isThere = sources(member, presentKind(member)).length > 0;
    const figure = isThere ? canvas(member, [{ kind: presentKind(member) }], { caption: member.caption }) : absent(member);
    // What can be pointed at cannot lie in a link.
    const link = state.showsConstraints && member.constraints ? element('div', {}, figure) : element('a', { href: `#${encodeURIComponent(member.key)}`, 'aria-label': `${member.name}, ${statusOf[member.status].title}` }, figure);
    if (member === item) link.setAttribute('aria-current', 'true');
    return element('div', { class: `turned ${member.status}` }, link, badge(member.status));
  });
  const made = element('div', { class: 'plate' }, ...figures);
  made.addEventListener('measured', (event) => {
    // One point is as long in all of them: a plate of portrait and landscape is as wide as both.
    const sizes = [...made.querySelectorAll('figure.measured')].map((figure) =>
      figure.style.getPropertyValue('--width') / figure.style.getPropertyValue('--scale'));
    made.style.setProperty('--points', Math.max(...sizes));
    made.style.setProperty('--all-points', sizes.reduce((sum, size) => sum + size, 0));
    event.target.style.setProperty('--own', event.detail.width / event.target.style.getPropertyValue('--scale'));
  });
  return [made];
}

/** An orientation without a picture: the layout does not turn that way, and its own page says why. */
const absent = (member) => element('div', { class: 'absent' },
  element('span', { class: `blank ${member.shape}`, 'aria-hidden': 'true' }, statusOf[member.status].sign),
  element('span', {}, member.caption));

/** The log of events of the layout's steps, or a text; where it changed, line against line. */
function events(item) {
  const log = logOf(item);
  const before = lines(log.reference);
  const now = lines(log.actual);
  const made = element('ol', { class: 'events' });
  const shown = log.actual === null ? before.map((text) => [' ', text])
    : log.reference === null ? now.map((text) => ['+', text]) : lineDifference(before, now);
  made.append(...shown.map(([sign, text]) => element('li', {
    class: sign === '+' ? 'added' : sign === '-' ? 'removed' : !log.isText && /^\S/.test(text) ? 'step' : null,
  }, element('span', { class: 'sign' }, sign), text)));
  if (shown.length === 0) return [element('p', { class: 'nothing' }, nothingOf(log))];
  return [made];
}

/** Why there are no lines. */
function nothingOf(log) {
  if (log.reference === '' || log.actual === '') return 'The text is empty.';
  return ['passed', 'recorded', 'changed'].includes(log.status)
    ? `The page cannot show this file, because it is not text or is too long: ${log.key}` : `No text: it is ${log.status}.`;
}

const lines = (text) => (text ? text.replace(/\n$/, '').split('\n') : []);

/** A longest common subsequence, shown as lines with their signs; too much of a change is shown in one piece. */
function lineDifference(before, now) {
  let start = 0;
  while (start < before.length && start < now.length && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < now.length - start
    && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const old = before.slice(start, before.length - end);
  const changed = now.slice(start, now.length - end);
  return [
    ...before.slice(0, start).map((text) => [' ', text]),
    ...(old.length * changed.length > 4e6
      ? [...old.map((text) => ['-', text]), ...changed.map((text) => ['+', text])] : subsequence(old, changed)),
    ...before.slice(before.length - end).map((text) => [' ', text]),
  ];
}

function subsequence(old, changed) {
  const width = changed.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = changed.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = old[i] === changed[j] ? lengths[(i + 1) * width + j + 1] + 1
        : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const result = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < changed.length) {
    if (i < old.length && j < changed.length && old[i] === changed[j]) {
      result.push([' ', old[i]]);
      i += 1;
      j += 1;
    } else if (j >= changed.length || (i < old.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
      result.push(['-', old[i]]);
      i += 1;
    } else {
      result.push(['+', changed[j]]);
      j += 1;
    }
  }
  return result;
}

// Keys, buttons, and the first look.

const keys = [
  { keys: ['j'], text: 'next change', act: () => moveToChange(1) },
  { keys: ['k'], text: 'previous change', act: () => moveToChange(-1) },
  { keys: ['ArrowRight', 'ArrowDown'], text: 'next picture', act: () => move(1) },
  { keys: ['ArrowLeft', 'ArrowUp'], text: 'previous picture', act: () => move(-1) },
  { keys: ['Enter'], text: 'open the selected picture' },
  { keys: ['Escape'], text: 'back to all pictures', act: () => { if (state.open !== null) close(); } },
  ...views.map((view) => ({ keys: [view.key], text: view.title.toLowerCase(), act: () => choose(view) })),
  { keys: ['a'], text: 'accept, or undo accepting', act: () => actOnCurrent(toggleAccepted) },
  { keys: ['c'], text: 'the accept list and its command', act: openAcceptDialog },
  { keys: ['z'], text: 'zoom: fit, points, pixels', act: () => { if (state.open !== null) cycleZoom(); } },
  { keys: ['l'], text: 'show the constraints of the view that you point at', act: toggleConstraints },
  { keys: ['g'], text: 'group by layouts, by changes, or by size', act: cycleGrouping },
  { keys: ['/'], text: 'filter by name', act: () => { if (state.open === null) byID('filter').focus(); } },
  { keys: ['?'], text: 'these keys', act: showHelp },
];

function actOnCurrent(act) {
  const item = itemNamed.get(state.open ?? focusedKey());
  if (item) act(item);
}

function showHelp() {
  byID('help-dialog').showModal();
  byID('help-title').focus();
}

function setGrouping(grouping) {
  state.grouping = grouping;
  for (const id of Object.keys(groupings)) byID(`by-${id}`).setAttribute('aria-pressed', String(id === grouping));
  showOverview();
}

function cycleGrouping() {
  const all = Object.keys(groupings);
  setGrouping(all[(all.indexOf(state.grouping) + 1) % all.length]);
}

/** Whether a key belongs to what has the focus: text, a range, a list of tabs. */
function isTaken(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (target.matches('textarea, input[type=search]')) return event.key !== 'Escape';
  const isArrow = event.key.startsWith('Arrow');
  if (isArrow && target.matches('input[type=range], [role=tab], #stage')) return true;
  // On the overview, the arrows up and down scroll unless a card has the focus.
  return isArrow && state.open === null && focusedKey() === null;
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && event.target.matches('#filter')) {
    // Browsers would empty the field.
    event.preventDefault();
    event.target.blur();
    return;
  }
  if (isTaken(event)) return;
  const known = keys.find((entry) => entry.act && entry.keys.includes(event.key));
  if (!known) return;
  event.preventDefault();
  known.act();
});

byID('tabs').addEventListener('keydown', (event) => {
  const item = itemNamed.get(state.open);
  const possible = item ? viewsFor(item) : [];
  const place = possible.indexOf(viewOf(item));
  const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: possible.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  choose(possible[(next + possible.length) % possible.length]);
});

byID('filter').addEventListener('input', (event) => {
  state.text = event.target.value;
  showOverview();
});
for (const id of Object.keys(groupings)) byID(`by-${id}`).addEventListener('click', () => setGrouping(id));
byID('show-help').addEventListener('click', showHelp);
byID('close').addEventListener('click', close);
byID('previous').addEventListener('click', () => move(-1));
byID('next').addEventListener('click', () => move(1));
byID('accept').addEventListener('click', () => actOnCurrent(toggleAccepted));
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
}

const keyNames = { ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←', ArrowUp: '↑', Escape: 'Esc' };
byID('keys').append(...keys.flatMap((entry) => [
  element('dt', {}, ...entry.keys.map((key) => element('kbd', {}, keyNames[key] ?? key))), element('dd', {}, entry.text)]));
byID('summary').textContent = report.summary;
window.addEventListener('hashchange', showAddress);
window.addEventListener('popstate', showAddress);
showOverview();
showAddress();

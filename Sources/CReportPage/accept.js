// The list of changes that were looked at and found right, as one command.

/** A word that a shell reads as it stands. */
function quoted(word) {
  return /^[A-Za-z0-9_.\/@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

const acceptable = () => items.filter((item) => item.canAccept);

/** The accepted in the order of the report, whatever the order they were accepted in. */
const acceptedItems = () => items.filter((item) => state.accepted.has(item.key));

/** Where the page lies: the same report may be written, copied and downloaded to several places. */
function reportFolder() {
  const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
  return location.protocol === 'file:' ? decodeURIComponent(folder) || '/' : 'report';
}

function acceptCommand() {
  const names = acceptedItems().map((item) => item.name);
  // What begins like an option has to stand behind the options.
  const end = names.some((name) => name.startsWith('-')) ? ['--'] : [];
  return ['reflow', 'accept', '--report', reportFolder(), ...report.acceptOptions, ...end, ...names].map(quoted).join(' ');
}

function setAccepted(members, isAccepted) {
  for (const item of members.filter((member) => member.canAccept)) {
    if (isAccepted) state.accepted.add(item.key);
    else state.accepted.delete(item.key);
  }
  showAccepted();
}

const toggleAccepted = (item) => {
  if (!item.canAccept) {
    say(`${item.name} is ${item.status}: there is nothing to accept.`);
    return;
  }
  setAccepted([item], !state.accepted.has(item.key));
  const isAccepted = state.accepted.has(item.key);
  say(isAccepted ? `${item.name} is on the accept list. ${removal(item)}`.trim() : `${item.name} is off the accept list.`);
};

/** Brings everything that shows the list up to date. */
function showAccepted() {
  const count = state.accepted.size;
  const button = byID('show-accept');
  button.disabled = acceptable().length === 0;
  button.textContent = count === 0 ? 'Accept…' : `Accept ${count}…`;
  // Nothing moves under the pointer while pictures are ticked: the button is as wide as it can get.
  button.dataset.widest = `Accept ${acceptable().length}…`;
  for (const box of document.querySelectorAll('.card input')) box.checked = state.accepted.has(box.dataset.key);
  for (const card of document.querySelectorAll('.card')) {
    card.classList.toggle('accepted', state.accepted.has(card.dataset.key));
  }
  for (const all of document.querySelectorAll('.accept-all')) showAcceptAll(all);
  showDetailAccepted();
  if (byID('accept-dialog').open) fillAcceptDialog();
}

/** What accepting a refused picture does: there is no new one. */
const removal = (item) => (item.status === 'refused' ? 'Accepting it removes its golden.' : '');

/** To accept a refusal is to let the golden go: nobody should do that without having read it. */
function whatAcceptingDoes(members) {
  const removed = members.filter((item) => item.status === 'refused').length;
  const taken = members.length - removed;
  return [
    taken > 0 ? `It copies ${counted(taken, 'change')} to the goldens.` : '',
    removed > 0 ? `It removes ${counted(removed, 'golden')} of orientations that are no longer shown.` : '',
  ].join(' ').trim();
}

function fillAcceptDialog() {
  const members = acceptedItems();
  byID('accept-text').textContent = members.length === 0
    ? `Nothing is accepted yet. Look at a picture and press a, or accept all ${acceptable().length} at once.`
    : `Run this where the tests ran. ${whatAcceptingDoes(members)}`;
  byID('command').value = members.length === 0 ? '' : acceptCommand();
  byID('copy').disabled = members.length === 0;
  byID('clear-accept').textContent = members.length === 0 ? 'Accept all' : 'Clear';
  byID('accept-list').replaceChildren(...members.map((item) => element('li', {},
    element('span', {}, item.name, item.status === 'refused' ? ' (its golden is removed)' : ''),
    element('button', {
      type: 'button', class: 'plain', 'aria-label': `Remove ${item.name}`, onclick: () => setAccepted([item], false),
    }, '×'))));
}

function openAcceptDialog() {
  if (byID('show-accept').disabled) return;
  fillAcceptDialog();
  byID('accept-dialog').showModal();
  byID(byID('copy').disabled ? 'clear-accept' : 'copy').focus();
}

async function copyCommand() {
  const field = byID('command');
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(field.value);
    isCopied = true;
  } catch {
    // Browsers refuse it where the page does not have the focus, or by the user's settings.
    field.select();
    isCopied = document.execCommand('copy');
  }
  const text = isCopied ? 'Copied' : 'Press Ctrl-C';
  byID('copy').textContent = text;
  say(text);
  setTimeout(() => { byID('copy').textContent = 'Copy command'; }, 1500);
}

byID('show-accept').addEventListener('click', openAcceptDialog);
byID('copy').addEventListener('click', copyCommand);
byID('clear-accept').addEventListener('click', () => {
  setAccepted(acceptable(), state.accepted.size === 0);
});

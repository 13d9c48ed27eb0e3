// What the run found, as the page holds it, and what of it is shown.

const report = JSON.parse(byID('report').textContent);

/** In the order in which people should look; each with a sign, so that nobody has to tell colours apart. */
const statuses = [
  { id: 'changed', sign: '≠', needsLook: true },
  { id: 'refused', sign: '⊘', needsLook: true },
  { id: 'broken', sign: '!', needsLook: true },
  { id: 'missing', sign: '?', needsLook: true },
  { id: 'recorded', sign: '●', needsLook: false },
  { id: 'passed', sign: '✓', needsLook: false },
  { id: 'skipped', sign: '–', needsLook: false },
];
const statusOf = Object.fromEntries(statuses.map((status, rank) => [status.id, { ...status, rank }]));

/** Pictures, logs of events and texts alike: whatever can be looked at, passed or not. */
const items = [
  ...report.pictures.map((picture) => ({ changes: [], issues: [], ...picture, isLog: false })),
  ...report.logs.map((log) => ({ ...log, images: {}, changes: [], issues: [], isLog: true })),
];
const itemNamed = new Map(items.map((item) => [item.key, item]));
for (const item of items) item.searched = `${item.name} ${item.file} ${item.deviceName}`.toLowerCase();

/** The other pictures of the same layout on the same device, in their order, this one included. */
const relatives = (item) =>
  items.filter((other) => !other.isLog && other.layout === item.layout && other.root === item.root
    && other.device === item.device && other.variant === item.variant);

/** The lines to show with an item: its own, or the events of its layout. */
const logOf = (item) => item.isLog ? item
  : items.find((other) => other.isLog && !other.isText && other.layout === item.layout && other.device === item.device);

const state = {
  text: '',
  /** The statuses that are shown; none chosen shows all. */
  statuses: new Set(),
  grouping: 'layout',
  accepted: new Set(),
  /** The keys of all items shown, in the order of the page. */
  order: [],
  /** The item that is looked at, by key. */
  open: null,
  tab: 'side',
  zoom: 'fit',
};

/** Whether an item goes through the text filter: every word is in its name, file or device. */
const matchesText = (item) => state.text.toLowerCase().split(/\s+/).every((word) => item.searched.includes(word));

const isShown = (item) => matchesText(item) && (state.statuses.size === 0 || state.statuses.has(item.status));

/** The sections of the overview: `{ title, note, items, kind }`. */
function sections() {
  const shown = items.filter(isShown);
  return state.grouping === 'layout' ? sectionsByLayout(shown) : sectionsByChange(shown);
}

/** A section for each layout file, those that need a look first. */
function sectionsByLayout(shown) {
  const layouts = new Map();
  for (const item of shown) {
    if (!layouts.has(item.file)) layouts.set(item.file, []);
    layouts.get(item.file).push(item);
  }
  const made = [...layouts].map(([file, members]) => ({
    id: file, title: members[0].layout, note: file, items: members, kind: 'layout',
    needsLook: members.some((item) => statusOf[item.status].needsLook),
  }));
  return [...made.filter((section) => section.needsLook), ...made.filter((section) => !section.needsLook)];
}

/** A section for all pictures that changed in the same way, the largest first; then what no change is. */
function sectionsByChange(shown) {
  const clusters = new Map();
  const rest = new Map();
  for (const item of shown) {
    const groups = item.cluster ? clusters : rest;
    const key = item.cluster ?? item.status;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  const changed = [...clusters].map(([key, members]) => ({
    id: key, title: members.length === 1 ? 'Changed alone' : `${members.length} changed alike`,
    note: members[0].clusterTitle, items: members, kind: 'cluster', needsLook: true,
  }));
  changed.sort((first, second) => second.items.length - first.items.length);
  const others = statuses.filter((status) => rest.has(status.id)).map((status) => ({
    id: status.id, title: status.id, note: '', items: rest.get(status.id), kind: 'status', needsLook: status.needsLook,
  }));
  return [...changed, ...others];
}

/** The text of a picture that the page holds in itself, or a link to a file beside it. */
function source(image) {
  return image.startsWith('#') ? byID(image.slice(1)).textContent : image;
}

/** What to show of a kind, the best first: the picture itself, and where it is out of reach a thumbnail. */
function sources(item, kind) {
  const found = item.images[kind] ? [item.images[kind]] : [];
  const shows = item.images.actual ? 'actual' : 'reference';
  if (kind === shows && item.images.thumbnail) found.push(item.images.thumbnail);
  return found;
}

/** The kind that shows what the picture is now. */
const presentKind = (item) => (item.images.actual ? 'actual' : 'reference');

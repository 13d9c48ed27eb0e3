// What the run found, as the page holds it, and what of it is shown.

const report = JSON.parse(byID('report').textContent);

/** In the order in which people should look; each with a sign, so that nobody has to tell colours apart. */
const statuses = [
  { id: 'changed', sign: '≠', needsLook: true },
  { id: 'refused', sign: '⊘', needsLook: true },
  { id: 'broken', sign: '!', needsLook: true },
  { id: 'missing', sign: '?', needsLook: true },
  // Of a picture that is right, after a turn that went otherwise: the log has the change.
  { id: 'events-changed', title: 'events changed', sign: '≡', needsLook: false },
  { id: 'recorded', sign: '●', needsLook: false },
  { id: 'passed', sign: '✓', needsLook: false },
  { id: 'skipped', sign: '–', needsLook: false },
];
const statusOf = Object.fromEntries(statuses.map((status) => [status.id, { title: status.id, ...status }]));

/** Pictures, logs of events and texts alike: whatever can be looked at, passed or not. */
const items = [
  ...report.pictures.map((picture) => ({ changes: [], issues: [], ...picture, isLog: false })),
  ...report.logs.map((log) => ({ ...log, images: {}, changes: [], issues: [], isLog: true })),
];
const eventLogs = new Map();
for (const item of items) {
  if (item.isLog && !item.isText && !eventLogs.has(ownerOf(item))) eventLogs.set(ownerOf(item), item);
}
for (const item of items) {
  if (!item.isLog && item.status === 'passed' && statusOf[logOf(item)?.status]?.needsLook) item.status = 'events-changed';
}
const itemNamed = new Map(items.map((item) => [item.key, item]));
for (const item of items) item.searched = `${item.name} ${item.file} ${item.deviceName}`.toLowerCase();

/** The other pictures of the same layout on the same device, in their order, this one included. */
const relatives = (item) =>
  items.filter((other) => !other.isLog && other.layout === item.layout && other.root === item.root
    && other.device === item.device && other.variant === item.variant);

/** The lines to show with an item: its own, or the events of its layout. */
function logOf(item) {
  return item.isLog ? item : eventLogs.get(ownerOf(item));
}

/** A layout on a device, which has one log. */
function ownerOf(item) {
  return `${item.layout}\n${item.device}`;
}

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
  /** Whether the view that is pointed at shows what places it. */
  showsConstraints: false,
};

/** Whether an item goes through the text filter: every word is in its name, file or device. */
const matchesText = (item) => state.text.toLowerCase().split(/\s+/).every((word) => item.searched.includes(word));

const isShown = (item) => matchesText(item) && (state.statuses.size === 0 || state.statuses.has(item.status));

/** The ways to group: by layout, by what changed in the same way, or in one list, the largest difference first. */
const groupings = { layout: sectionsByLayout, change: sectionsByChange, size: sectionsBySize };

/** The sections of the overview: `{ title, note, items, kind }`. */
const sections = () => groupings[state.grouping](items.filter(isShown));

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
    id: status.id, title: statusOf[status.id].title, note: '', items: rest.get(status.id), kind: 'status', needsLook: status.needsLook,
  }));
  return [...changed, ...others];
}

/** How much of a picture differs, from 0 to 1; more than that where it is not there or of another size. */
function differenceOf(item) {
  if (!statusOf[item.status].needsLook) return -1;
  return item.difference ?? (item.isLog ? 0 : 2);
}

/** What needs a look in one section, the largest difference first; then the rest. */
function sectionsBySize(shown) {
  const looked = shown.filter((item) => statusOf[item.status].needsLook);
  const rest = shown.filter((item) => !statusOf[item.status].needsLook);
  // Sorting is stable: what differs by as much stays in the order of the run.
  looked.sort((first, second) => differenceOf(second) - differenceOf(first));
  return [
    { id: 'size', title: 'Largest difference first', note: '', items: looked, kind: 'cluster', needsLook: true },
    { id: 'rest', title: 'Without a difference', note: '', items: rest, kind: 'status', needsLook: false },
  ].filter((section) => section.items.length > 0);
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

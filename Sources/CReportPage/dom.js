// Elements made from values. Text only ever becomes text nodes and properties, never markup.

const byID = (id) => document.getElementById(id);

/** An element with properties (`class`, `dataset`, `on…` handlers, attributes) and children: elements or text. */
function element(tag, properties = {}, ...children) {
  const made = tag.startsWith('svg:')
    ? document.createElementNS('http://www.w3.org/2000/svg', tag.slice(4))
    : document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    // The states of ARIA are words: without "false", a button that can be pressed is one that cannot.
    if (key.startsWith('aria-')) made.setAttribute(key, String(value));
    else if (value === false) continue;
    else if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (key === 'style') for (const [name, setting] of Object.entries(value)) made.style.setProperty(name, setting);
    else if (key === 'dataset') Object.assign(made.dataset, value);
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** Says something to those who listen to the page. */
function say(text) {
  byID('said').textContent = text;
}

/** A number for people, with six significant digits as in all messages. */
const numberText = (value) => String(Number(value.toPrecision(6)));

/** A duration for people. */
const seconds = (value) => (value < 0.1 ? `${(1000 * value).toFixed(1)} ms` : `${value.toFixed(2)} s`);

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// Pictures on the stage: laid on each other at their top left corners, to one scale.

/**
 * A figure of one picture or several on each other.
 * `layers` are `{ kind, class }` of the item; `over` are elements that lie on all of them.
 */
function canvas(item, layers, { caption = null, over = [], share = [1, 1] } = {}) {
  const images = layers.map(({ kind }) => {
    const text = `${item.name}, ${kind === 'reference' ? 'golden' : kind}`;
    const made = kind === 'reference' && item.referencePlace
      ? joinedGolden(item, text) : picture(sources(item, kind), text, item.shape);
    made.classList.add('layer');
    return made;
  });
  const sheets = images.map((image, index) => element('div', { class: `sheet ${layers[index].class ?? ''}` }, image));
  const field = element('div', { class: `canvas ${item.isTablet ? 'tablet' : 'phone'}` }, ...sheets, ...over);
  const figure = element('figure', { style: { '--across': share[0], '--down': share[1] } },
    field, caption ? element('figcaption', {}, caption) : null);
  field.append(element('b', { class: 'corner stand-in-note' }, 'Thumbnail: the picture is not beside this page'));
  const constraints = constraintOverlay(item, layers);
  if (constraints) {
    field.append(constraints);
    figure.addEventListener('measured', ({ detail }) => constraints.measure(detail.width / item.scale, detail.height / item.scale));
  }
  for (const image of images) {
    image.addEventListener('load', () => measure(item, figure, images));
    // One that was shown before is there at once; those who wait for the measure come after this.
    queueMicrotask(() => { if (image.complete && image.naturalWidth > 0) measure(item, figure, images); });
  }
  return figure;
}

/**
 * A golden of which the page only holds what differs from the actual picture. It is put together at its own size: two
 * images on each other would be scaled apart from each other, and show edges that are in neither.
 */
function joinedGolden(item, text) {
  const made = element('img', { alt: text, decoding: 'async', draggable: 'false' });
  item.joined ??= join(item);
  item.joined.then((address) => { made.src = address; }, () => made.replaceWith(blank(text, item.shape)));
  return made;
}

async function join(item) {
  const [whole, part] = await Promise.all([item.images.actual, item.images.reference].map(async (image) => {
    const made = element('img', { src: source(image) });
    await made.decode();
    return made;
  }));
  const sheet = element('canvas', { width: whole.naturalWidth, height: whole.naturalHeight });
  const context = sheet.getContext('2d');
  context.drawImage(whole, 0, 0);
  context.drawImage(part, item.referencePlace[0], item.referencePlace[1]);
  return sheet.toDataURL();
}

/** The size of an image in pixels of the picture, also where a thumbnail stands in for it. */
function pixelSize(item, image) {
  if (image.classList.contains('stand-in') && item.size) return item.size;
  return [image.naturalWidth, image.naturalHeight];
}

/** Gives a figure the size of its largest picture, and each picture its share of that. */
function measure(item, figure, images) {
  const sizes = images.map((image) => pixelSize(item, image));
  const width = Math.max(1, ...sizes.map((size) => size[0]));
  const height = Math.max(1, ...sizes.map((size) => size[1]));
  figure.style.setProperty('--width', width);
  figure.style.setProperty('--height', height);
  figure.style.setProperty('--scale', item.scale);
  images.forEach((image, index) => {
    image.style.setProperty('width', `${(100 * sizes[index][0]) / width}%`);
    image.style.setProperty('height', `${(100 * sizes[index][1]) / height}%`);
  });
  figure.classList.toggle('shows-stand-in', images.some((image) => image.classList.contains('stand-in')));
  figure.classList.add('measured');
  figure.dispatchEvent(new CustomEvent('measured', { bubbles: true, detail: { width, height } }));
}

/** Two figures beside each other or one above the other, whichever shows them larger. */
function pair(first, second) {
  const made = element('div', { class: 'pair' }, first, second);
  const arrange = () => {
    const style = first.style;
    const aspect = style.getPropertyValue('--width') / style.getPropertyValue('--height');
    if (!(aspect > 0)) return;
    const stage = byID('stage');
    const fitted = (across, down) => Math.min(stage.clientWidth / across, (stage.clientHeight / down - 40) * aspect);
    const isStacked = fitted(1, 2) > fitted(2, 1);
    made.classList.toggle('stacked', isStacked);
    for (const figure of [first, second]) {
      figure.style.setProperty('--across', isStacked ? 1 : 2);
      figure.style.setProperty('--down', isStacked ? 2 : 1);
    }
  };
  made.addEventListener('measured', arrange);
  made.arrange = arrange;
  return made;
}

window.addEventListener('resize', () => document.querySelector('.pair')?.arrange());

/** A range of 0 to 100 with a name, which tells where it stands. */
function range(name, value, change) {
  const input = element('input', {
    type: 'range', min: 0, max: 100, step: 1, value, 'aria-label': name,
    oninput: (event) => change(Number(event.target.value)),
  });
  change(value);
  return input;
}

// Pictures on the stage: laid on each other at their top left corners, to one scale.

/**
 * A figure of one picture or several on each other.
 * `layers` are `{ kind, class }` of the item; `over` are elements that lie on all of them.
 */
function canvas(item, layers, { caption = null, over = [], share = [1, 1] } = {}) {
  const images = layers.map((layer) => {
    // Of some goldens the page only holds what differs, which lies on the actual picture.
    const kind = layer.kind === 'reference' && item.referencePlace ? 'actual' : layer.kind;
    const made = picture(sources(item, kind), `${item.name}, ${layer.kind}`, item.shape);
    made.classList.add('layer');
    return made;
  });
  const sheets = images.map((image, index) => element('div', { class: `sheet ${layers[index].class ?? ''}` }, image,
    layers[index].kind === 'reference' && item.referencePlace ? patch(item) : null));
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
 * What a golden has otherwise than the actual picture, which it lies on. An image of a drawing is placed between
 * pixels, as an element is not: scaled, it would be moved against what is below.
 */
function patch(item) {
  const [x, y, width, height] = item.referencePlace;
  return element('svg:svg', { class: 'layer patch', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    element('svg:image', { x, y, width, height, preserveAspectRatio: 'none', href: source(item.images.reference) }));
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
  for (const made of figure.querySelectorAll('.patch')) made.setAttribute('viewBox', `0 0 ${width} ${height}`);
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

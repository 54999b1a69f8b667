import type { Locale } from '@vitrine/shared/contract/locale';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import type PhotoSwipe from 'photoswipe';
import en from '../../messages/zoom/en.json';
import fr from '../../messages/zoom/fr.json';
import nl from '../../messages/zoom/nl.json';
import { toScreen, type Point } from '../../model/ruler.ts';
import { move, onMoved, shownPicture } from './shown-picture.ts';
import style from './Pins.module.css';

const MESSAGES = { en, nl, fr };
/** Nearer to the edge of the window a pin lies under the buttons. */
const EDGE_PX = 72;

/** A flaw, and where which picture shows it. */
export interface PinnedFlaw extends Point {
  index: number;
  name: string;
  text: string;
}

interface PinOptions {
  flaws: PinnedFlaw[];
  /** Which of them is looked for. */
  wanted: number | undefined;
  locale: Locale;
  icon: string;
}

interface Pin {
  flaw: PinnedFlaw;
  ring: HTMLButtonElement;
  line: HTMLLIElement;
}

/**
 * Rings around what is not perfect, which stay on it however near one looks, and what each is in a list below. A ring and
 * its line mark each other.
 */
export function addPins(viewer: PhotoSwipe, { flaws, wanted, locale, icon }: PinOptions): void {
  if (flaws.length === 0) return;
  const intl = createIntl(locale, MESSAGES[locale]);
  const say = (id: keyof typeof en, values = {}) => intl.formatMessage({ id }, values);
  const [rings, list] = [document.createElement('div'), document.createElement('ol')];
  list.className = style['list'] ?? '';
  list.setAttribute('aria-label', say('list'));
  // A long one is scrolled by keys.
  list.tabIndex = 0;
  let isOpen = true;
  const pins = flaws.map((flaw, at) =>
    createPin(flaw, at + 1, (said) => say('pin', { number: at + 1, said })),
  );
  rings.append(...pins.map(({ ring }) => ring));
  list.append(...pins.map(({ line }) => line));

  const draw = () => {
    const shown = shownPicture(viewer);
    for (const { flaw, ring, line } of pins) {
      ring.hidden = line.hidden = !isOpen || !shown || flaw.index !== viewer.currIndex;
      if (shown) move(ring, toScreen(flaw, shown));
    }
    list.hidden = pins.every(({ line }) => line.hidden);
  };
  const mark = (marked: Pin | null) => {
    for (const pin of pins) {
      for (const part of [pin.ring, pin.line]) part.toggleAttribute('data-marked', pin === marked);
    }
    marked?.line.scrollIntoView({ block: 'nearest' });
  };
  for (const pin of pins) {
    for (const part of [pin.ring, pin.line]) part.addEventListener('pointerenter', () => mark(pin));
    pin.ring.addEventListener('focus', () => {
      mark(pin);
      bringIntoSight(viewer, pin.flaw);
    });
    pin.ring.addEventListener('pointerdown', (event) => event.stopPropagation());
    pin.ring.addEventListener('click', () => {
      pin.ring.focus();
      goNear(viewer, pin.flaw);
    });
    pin.line.addEventListener('pointerdown', (event) => event.stopPropagation());
    pin.line.addEventListener('click', () => pin.ring.focus());
  }

  viewer.ui?.registerElement({
    name: 'flaws',
    isButton: true,
    appendTo: 'bar',
    // Beside the ruler, behind the room that the bar leaves.
    order: 7,
    title: say('flaws'),
    html: icon,
    onInit: (button) => button.setAttribute('aria-pressed', 'true'),
    onClick: (_event, button) => {
      isOpen = !isOpen;
      button.setAttribute('aria-pressed', String(isOpen));
      draw();
    },
  });
  const add = (name: string, part: HTMLElement) =>
    viewer.ui?.registerElement({
      name,
      appendTo: 'root',
      className: style[name] ?? '',
      onInit: (root) => root.append(part),
    });
  add('rings', rings);
  add('lines', list);
  onMoved(viewer, draw);
  // The last of its opening: before, the viewer takes the focus itself.
  viewer.on('initialZoomInEnd', () => pins[wanted ?? -1]?.ring.focus());
}

function createPin(flaw: PinnedFlaw, number: number, label: (said: string) => string): Pin {
  const ring = document.createElement('button');
  ring.type = 'button';
  ring.className = style['ring'] ?? '';
  ring.setAttribute('aria-label', label([flaw.name, flaw.text].filter(Boolean).join('. ')));
  const badge = document.createElement('span');
  badge.textContent = String(number);
  ring.append(badge);
  const line = document.createElement('li');
  line.value = number;
  const name = document.createElement('b');
  name.textContent = flaw.name;
  line.append(name, flaw.text && ` ${flaw.text}`);
  return { flaw, ring, line };
}

/** Focusing a pin scrolls the picture where it is larger than the window. */
function bringIntoSight(viewer: PhotoSwipe, flaw: Point): void {
  const shown = shownPicture(viewer);
  const { currSlide } = viewer;
  if (!shown || !currSlide) return;
  const { x, y } = toScreen(flaw, shown);
  const { innerWidth: wide, innerHeight: high } = window;
  const isInSight = x >= EDGE_PX && y >= EDGE_PX && x <= wide - EDGE_PX && y <= high - EDGE_PX;
  if (isInSight || currSlide.currZoomLevel <= currSlide.zoomLevels.fit) return;
  currSlide.panTo(currSlide.pan.x + wide / 2 - x, currSlide.pan.y + high / 2 - y);
}

/** From the whole picture to the flaw. */
function goNear(viewer: PhotoSwipe, flaw: Point): void {
  const shown = shownPicture(viewer);
  const { currSlide } = viewer;
  if (!shown || !currSlide || currSlide.currZoomLevel > currSlide.zoomLevels.fit) return;
  const { zoomAnimationDuration } = viewer.options;
  viewer.zoomTo(currSlide.zoomLevels.secondary, toScreen(flaw, shown), zoomAnimationDuration);
}

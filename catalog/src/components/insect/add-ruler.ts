import { createIntl } from '@vitrine/shared/i18n/create-intl';
import type { Locale } from '@vitrine/shared/contract/locale';
import type PhotoSwipe from 'photoswipe';
import en from '../../messages/zoom/en.json';
import fr from '../../messages/zoom/fr.json';
import nl from '../../messages/zoom/nl.json';
import type { CloseUp } from '../../model/close-up.ts';
import { spanOf, toPicture, toScreen, toTenths, type Point } from '../../model/ruler.ts';
import { move, onMoved, shownPicture } from './shown-picture.ts';
import style from './Ruler.module.css';

const MESSAGES = { en, nl, fr };
/** A key moves an end by one pixel, with shift by ten. */
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Nearer to each other single millimetres are a grey band. */
const FINEST_TICK_PX = 4;

interface RulerOptions {
  pictures: CloseUp[];
  locale: Locale;
  icon: string;
  millimetres(mm: number): string;
}

/**
 * A ruler that is laid on the picture: its two ends are drawn or stepped to where something begins and ends, and stay
 * there however near one looks. Only on pictures whose scale is known.
 */
export function addRuler(viewer: PhotoSwipe, { pictures, locale, icon, millimetres }: RulerOptions): void {
  if (!pictures.some(({ widthMm }) => widthMm)) return;
  const intl = createIntl(locale, MESSAGES[locale]);
  const ends: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let isOpen = false;
  const { ruler, rule, handles, said } = createParts((number) =>
    intl.formatMessage({ id: 'end' }, { number }),
  );

  const draw = () => {
    const { widthMm } = pictures[viewer.currIndex] ?? {};
    const shown = shownPicture(viewer);
    ruler.hidden = !isOpen || !widthMm || !shown;
    said.textContent = '';
    if (!shown || !widthMm || ruler.hidden) return;
    const [from, to] = [toScreen(ends[0], shown), toScreen(ends[1], shown)];
    const { px, angle } = spanOf(from, to);
    const pxPerMm = shown.width / widthMm;
    move(handles[0], from);
    move(handles[1], to);
    move(rule, from, angle);
    rule.style.inlineSize = `${px}px`;
    rule.style.setProperty('--mm', `${pxPerMm}px`);
    rule.toggleAttribute('data-coarse', pxPerMm < FINEST_TICK_PX);
    move(said, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    said.textContent = millimetres(toTenths(px / pxPerMm));
  };
  const moveEnd = (end: 0 | 1, to: Point) => {
    const shown = shownPicture(viewer);
    if (shown) ends[end] = toPicture(to, shown);
    draw();
  };
  for (const end of [0, 1] as const) {
    steer(handles[end], (to) => moveEnd(end, to));
  }

  viewer.ui?.registerElement({
    name: 'measure',
    isButton: true,
    appendTo: 'bar',
    order: 7,
    title: intl.formatMessage({ id: 'measure' }),
    html: icon,
    onInit: (button) => button.setAttribute('aria-pressed', 'false'),
    onClick: (_event, button) => {
      isOpen = !isOpen;
      button.setAttribute('aria-pressed', String(isOpen));
      const { innerWidth: wide, innerHeight: high } = window;
      // Across the middle of what is in sight.
      moveEnd(0, { x: wide * 0.3, y: high / 2 });
      moveEnd(1, { x: wide * 0.7, y: high / 2 });
      if (isOpen) handles[0].focus();
    },
  });
  viewer.ui?.registerElement({
    name: 'ruler',
    appendTo: 'root',
    className: style['ruler'] ?? '',
    onInit: (root) => root.append(ruler),
  });
  onMoved(viewer, draw);
}

function createParts(labelOf: (number: number) => string) {
  const ruler = document.createElement('div');
  const rule = document.createElement('div');
  const said = document.createElement('output');
  const createHandle = (number: number) => {
    const handle = document.createElement('button');
    handle.type = 'button';
    handle.className = style['end'] ?? '';
    handle.setAttribute('aria-label', labelOf(number));
    return handle;
  };
  const handles = [createHandle(1), createHandle(2)] as const;
  ruler.hidden = true;
  rule.className = style['rule'] ?? '';
  said.className = style['said'] ?? '';
  ruler.append(rule, said, ...handles);
  return { ruler, rule, handles, said };
}

/** Takes an end along with the finger, the mouse or the arrow keys. The viewer below must not hear of it. */
function steer(handle: HTMLElement, go: (to: Point) => void): void {
  handle.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener('pointermove', (event) => {
    if (handle.hasPointerCapture(event.pointerId)) go({ x: event.clientX, y: event.clientY });
  });
  handle.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y, width, height } = handle.getBoundingClientRect();
    const by = event.shiftKey ? 10 : 1;
    go({ x: x + width / 2 + step.x * by, y: y + height / 2 + step.y * by });
  });
}

import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import type { CloseUp } from '../../model/close-up.ts';
import { scaleBar } from '../../model/scale-bar.ts';
import type { Locale } from '@vitrine/shared/contract/locale';
import { addPins, type PinnedFlaw } from './add-pins.ts';
import { addRuler } from './add-ruler.ts';
import { steerByKeys, zoomBy, ZOOM_STEP } from './zoom-keys.ts';
import style from './Zoom.module.css';

export interface ZoomWords {
  title: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  failed: string;
  /** Which of the pictures is shown. */
  place(number: number): string;
  millimetres(mm: number): string;
}

interface ZoomOptions {
  pictures: CloseUp[];
  index: number;
  flaws: PinnedFlaw[];
  /** Which of the flaws is looked for. */
  flaw?: number | undefined;
  words: ZoomWords;
  locale: Locale;
  onShow(index: number): void;
  onClosed(): void;
}

const LONGEST_BAR_PX = 160;
/** Room for the buttons above and the scale below. */
const PADDING = { top: 56, bottom: 56, left: 0, right: 0 };

/**
 * Shows pictures as large as the window, to look closely by click, finger, wheel or keys. The focus moves in, and back
 * to where it was; the browser's way back closes it. Returns what takes it away at once, with its page.
 */
export function openZoom(options: ZoomOptions): () => void {
  const { pictures, index, words, locale, onShow, onClosed } = options;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: pictures,
    index,
    mainClass: style['zoom'],
    bgOpacity: 1,
    padding: PADDING,
    showHideAnimationType: isStill ? 'none' : 'fade',
    zoomAnimationDuration: isStill ? 0 : 200,
    wheelToZoom: true,
    pinchToClose: false,
    imageClickAction: 'zoom',
    // One touch does what a click does: nobody has to drag or pinch.
    tapAction: 'zoom',
    doubleTapAction: false,
    secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
    maxZoomLevel: ({ fit }) => Math.max(2, fit * 4),
    zoom: false,
    counter: false,
    closeTitle: words.close,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
  });
  viewer.on('uiRegister', () => {
    addControls(viewer, pictures, words);
    addPins(viewer, {
      ...{ flaws: options.flaws, wanted: options.flaw, locale },
      icon: icon('M10 18s-5.5-5.2-5.5-9.3a5.5 5.5 0 0 1 11 0C15.5 12.8 10 18 10 18zM10 6.5v3M10 11.5v.2'),
    });
    addRuler(viewer, {
      ...{ pictures, locale, millimetres: words.millimetres },
      icon: icon('M2 7h16M2 13h16M2 7v6M18 7v6M6 7v2.5M10 7v3.5M14 7v2.5'),
    });
  });
  viewer.on('keydown', (event) => steerByKeys(viewer, event));
  viewer.on('change', () => onShow(viewer.currIndex));
  const place = holdPlace(() => whenOpen(viewer, () => viewer.close()));
  viewer.on('destroy', () => {
    place.giveBack();
    onClosed();
  });
  viewer.init();
  viewer.element?.setAttribute('aria-modal', 'true');
  viewer.element?.setAttribute('aria-label', words.title);
  return () => {
    place.forget();
    whenOpen(viewer, () => viewer.destroy());
  };
}

/** While it is opening the viewer refuses to go. */
function whenOpen(viewer: PhotoSwipe, act: () => void): void {
  if (viewer.opener.isOpen) act();
  else viewer.on('openingAnimationEnd', act);
}

function addControls(viewer: PhotoSwipe, pictures: CloseUp[], words: ZoomWords): void {
  const { ui } = viewer;
  const button = { isButton: true, appendTo: 'bar' } as const;
  ui?.registerElement({
    ...button,
    name: 'zoom-out',
    order: 8,
    title: words.zoomOut,
    html: icon('M4 10h12'),
    onClick: () => zoomBy(viewer, 1 / ZOOM_STEP),
  });
  ui?.registerElement({
    ...button,
    name: 'zoom-in',
    order: 9,
    title: words.zoomIn,
    html: icon('M4 10h12M10 4v12'),
    onClick: () => zoomBy(viewer, ZOOM_STEP),
  });
  if (pictures.length > 1) addPlace(viewer, words);
  ui?.registerElement({
    name: 'scale',
    appendTo: 'root',
    className: style['scale'] ?? '',
    onInit: (element) => showScale(viewer, element, pictures, words),
  });
}

function icon(path: string): string {
  const line = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"';
  return `<svg class="pswp__icn" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" ${line}><path d="${path}"/></svg>`;
}

/** Which picture is shown; said aloud as well, whenever another comes. */
function addPlace(viewer: PhotoSwipe, words: ZoomWords): void {
  viewer.ui?.registerElement({
    name: 'place',
    order: 5,
    appendTo: 'bar',
    className: style['place'] ?? '',
    onInit: (element) => {
      element.setAttribute('role', 'status');
      viewer.on('change', () => {
        element.textContent = words.place(viewer.currIndex + 1);
      });
    },
  });
}

/** The bar is as long as its millimetres are on the screen, however near one looks. */
function showScale(viewer: PhotoSwipe, element: HTMLElement, pictures: CloseUp[], words: ZoomWords): void {
  const draw = () => {
    const { widthMm = null, width = 0 } = pictures[viewer.currIndex] ?? {};
    const shown = width * (viewer.currSlide?.currZoomLevel ?? 0);
    const bar = widthMm === null ? null : scaleBar(shown / widthMm, LONGEST_BAR_PX);
    element.hidden = bar === null;
    if (!bar) return;
    element.style.inlineSize = `${bar.length}px`;
    element.textContent = words.millimetres(bar.mm);
  };
  viewer.on('zoomPanUpdate', draw);
  viewer.on('change', draw);
}

interface HeldPlace {
  /** Gives the entry back, where going back has not done so. */
  giveBack(): void;
  /** For a page that goes: its history is no more ours. */
  forget(): void;
}

/**
 * An entry of the history for what lies over the page, so that going back closes it and stays on the page. The address
 * and the router's state are the same in both: the router need not hear of it.
 */
function holdPlace(onBack: () => void): HeldPlace {
  let isHeld = true;
  const hear = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    if (isHeld) onBack();
    isHeld = false;
  };
  const listening = { capture: true, once: true };
  window.history.pushState(window.history.state, '');
  window.addEventListener('popstate', hear, listening);
  return {
    giveBack: () => {
      if (isHeld) window.history.back();
      isHeld = false;
    },
    forget: () => {
      isHeld = false;
      window.removeEventListener('popstate', hear, listening);
    },
  };
}

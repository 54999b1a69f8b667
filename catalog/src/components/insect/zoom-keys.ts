import type PhotoSwipe from 'photoswipe';

/** How much nearer one press of a key or button goes. */
export const ZOOM_STEP = 1.5;
const PAN_PX = 80;

type Direction = { axis: 'x' | 'y'; by: number };
const ARROWS: Record<string, Direction> = {
  ArrowLeft: { axis: 'x', by: PAN_PX },
  ArrowRight: { axis: 'x', by: -PAN_PX },
  ArrowUp: { axis: 'y', by: PAN_PX },
  ArrowDown: { axis: 'y', by: -PAN_PX },
};
/** They would scroll the page below. */
const SCROLLING = [' ', 'PageUp', 'PageDown', 'Home', 'End'];
const STOPS = 'button:enabled, [tabindex="0"]';

interface ViewerKey {
  originalEvent: KeyboardEvent;
  preventDefault(): void;
}

/**
 * Plus and minus go nearer and back, nought shows the whole; the arrows look around while the picture is larger than
 * the window; Tab goes round within the viewer (the pattern of a modal dialog). All other keys are the viewer's own: arrows
 * change pictures, Escape closes.
 */
export function steerByKeys(viewer: PhotoSwipe, event: ViewerKey): void {
  const { originalEvent: pressed } = event;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
  const isOnButton = pressed.target instanceof HTMLButtonElement;
  if (SCROLLING.includes(pressed.key) && !isOnButton) pressed.preventDefault();
  if (pressed.key === 'Tab') goRound(viewer, pressed);
  if (!steer(viewer, pressed.key)) return;
  pressed.preventDefault();
  event.preventDefault();
}

/** From the last stop to the first and back: past them lies the page below, which nobody sees. */
function goRound({ element }: PhotoSwipe, pressed: KeyboardEvent): void {
  if (!element) return;
  const isShown = (stop: HTMLElement) => stop.getClientRects().length > 0;
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);
  const [from, to] = pressed.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement: here } = document;
  // What had the focus may have been hidden with the picture before.
  const isOutside = !element.contains(here) || (pressed.shiftKey && here === element);
  const isAtEdge = isOutside || here === from;
  if (!isAtEdge || !to) return;
  pressed.preventDefault();
  to.focus();
}

/** Whether the key was one of ours. */
function steer(viewer: PhotoSwipe, key: string): boolean {
  if (key === '+' || key === '=') zoomBy(viewer, ZOOM_STEP);
  else if (key === '-') zoomBy(viewer, 1 / ZOOM_STEP);
  else if (key === '0') zoomBy(viewer, 0);
  else return look(viewer, ARROWS[key]);
  return true;
}

function look({ currSlide }: PhotoSwipe, arrow: Direction | undefined): boolean {
  if (!arrow || !currSlide || currSlide.currZoomLevel <= currSlide.zoomLevels.fit) return false;
  const { x, y } = currSlide.pan;
  currSlide.panTo(arrow.axis === 'x' ? x + arrow.by : x, arrow.axis === 'y' ? y + arrow.by : y);
  return true;
}

/** Goes nearer by this factor, never past the whole picture or the nearest look. */
export function zoomBy(viewer: PhotoSwipe, factor: number): void {
  const slide = viewer.currSlide;
  if (!slide) return;
  const { fit, max } = slide.zoomLevels;
  const level = Math.min(Math.max(slide.currZoomLevel * factor, fit), max);
  viewer.zoomTo(level, viewer.getViewportCenterPoint(), viewer.options.zoomAnimationDuration);
}

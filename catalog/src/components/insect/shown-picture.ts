import type PhotoSwipe from 'photoswipe';
import type { Point, Shown } from '../../model/ruler.ts';

/** Where the picture lies that is looked at. */
export function shownPicture({ currSlide }: PhotoSwipe): Shown | null {
  if (!currSlide) return null;
  const { pan, currZoomLevel, width, height } = currSlide;
  return { left: pan.x, top: pan.y, width: width * currZoomLevel, height: height * currZoomLevel };
}

/** Lays something over the picture there. */
export function move(part: HTMLElement, { x, y }: Point, angle = 0): void {
  part.style.translate = `${x}px ${y}px`;
  part.style.rotate = `${angle}rad`;
}

/** Does so whenever the picture moves, grows, or gives way to another. */
export function onMoved(viewer: PhotoSwipe, draw: () => void): void {
  viewer.on('zoomPanUpdate', draw);
  viewer.on('change', draw);
  viewer.on('resize', draw);
}

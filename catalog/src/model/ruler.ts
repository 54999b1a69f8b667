export interface Point {
  x: number;
  y: number;
}

/** A picture as it lies on the screen, in pixels. */
export interface Shown {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a point of the picture, in parts of its width and height, is on the screen. */
export const toScreen = ({ x, y }: Point, { left, top, width, height }: Shown): Point => ({
  x: left + x * width,
  y: top + y * height,
});

/** The point of the picture that lies there on the screen; beside the picture, the nearest that it has. */
export const toPicture = ({ x, y }: Point, { left, top, width, height }: Shown): Point => ({
  x: within01((x - left) / width),
  y: within01((y - top) / height),
});

const within01 = (part: number) => Math.min(1, Math.max(0, part));

/** From one point of the screen to another: pixels, and the angle in radians. */
export function spanOf(from: Point, to: Point): { px: number; angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { px: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) };
}

/** To a tenth of a millimetre: nobody's hand is steadier. */
export const toTenths = (mm: number): number => Math.round(mm * 10) / 10;

import type { Colour } from '@vitrine/shared/contract/facts/colours';

/** In OKLab: how light, how far from grey, and of which hue in degrees. */
export interface Lch {
  light: number;
  chroma: number;
  hue: number;
}

/** Of bytes in sRGB, by Björn Ottosson's OKLab. */
export function toLch(red: number, green: number, blue: number): Lch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { light, chroma: Math.hypot(a, bb), hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const GREY = 0.03;
const DARK = 0.3;

/** What a colour is called; null for a grey between black and white. */
export function nameColour({ light, chroma, hue }: Lch): Colour | null {
  if (light < DARK && chroma < 0.07) return 'black';
  if (chroma < GREY) return light > 0.8 ? 'white' : light < 0.42 ? 'black' : null;
  if (hue < 40 || hue >= 345) return nameReddish(light, chroma);
  if (hue < 75) return light > 0.6 && chroma > 0.11 ? 'orange' : nameDull(light, chroma);
  if (hue < 115) return light > 0.72 && chroma > 0.09 ? 'yellow' : nameDull(light, chroma);
  if (hue < 182) return chroma > 0.045 ? 'green' : nameDull(light, chroma);
  return hue < 285 ? 'blue' : 'violet';
}

const nameReddish = (light: number, chroma: number): Colour =>
  light > 0.68 && chroma < 0.17 ? (chroma > 0.06 ? 'violet' : 'white') : chroma > 0.11 ? 'red' : 'brown';

/** Cream is a white, and what is neither is a brown. */
const nameDull = (light: number, chroma: number): Colour =>
  light > 0.86 && chroma < 0.08 ? 'white' : 'brown';

/** Of `#2b62c4`. */
export function nameHex(hex: string): Colour | null {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const byte = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return nameColour(toLch(byte(1), byte(3), byte(5)));
}

import { alphabet } from './alphabet.ts';
import { curve, polyline, round, type Point } from './path.ts';

interface Lettering {
  /** Height of a capital, in picture units. */
  readonly size: number;
  readonly italic?: boolean;
  readonly weight?: number;
  readonly ink?: string;
  /** Shrinks the line so that it is never wider than this. */
  readonly maxWidth?: number;
}

const CAPITAL_UNITS = 7;
const LETTER_GAP = 1.7;
const SPACE_WIDTH = 2;

/** Accents are dropped: at label size a bare letter reads better than a blot. */
const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014\u00b7]/g, '-');

function unitsWide(text: string): number {
  return [...text].reduce((sum, char) => sum + (alphabet[char]?.[0] ?? SPACE_WIDTH) + LETTER_GAP, 0);
}

function strokeToPath(stroke: string, shift: number): string {
  const kind = stroke[0];
  const pairs = (kind === '~' || kind === '@' ? stroke.slice(1) : stroke).split(' ');
  const points = pairs.map((digits): Point => [Number(digits[0]) + shift, 2 - Number(digits[1])]);
  // A dot is a stroke without length; a hair of length makes every renderer draw its round cap.
  if (points.length === 2 && pairs[0] === pairs[1])
    points[1] = [(points[0]?.[0] ?? 0) + 0.1, points[0]?.[1] ?? 0];
  return kind === '~' ? curve(points) : kind === '@' ? curve(points, true) : polyline(points);
}

function lettersToPath(text: string): string {
  let shift = 0;
  const parts: string[] = [];
  for (const char of text) {
    const glyph = alphabet[char];
    if (glyph) parts.push(...glyph[1].split('|').map((stroke) => strokeToPath(stroke, shift)));
    shift += (glyph?.[0] ?? SPACE_WIDTH) + LETTER_GAP;
  }
  return parts.join('');
}

/** Width of a written line in picture units. */
export function measureText(text: string, { size, maxWidth = Infinity }: Lettering): number {
  return Math.min(maxWidth, (unitsWide(plainLetters(text)) * size) / CAPITAL_UNITS);
}

/** Writes a line with its baseline starting at x, y, as paths: no font is needed to read it. */
export function writeText(text: string, x: number, y: number, style: Lettering): string {
  const plain = plainLetters(text);
  const natural = (unitsWide(plain) * style.size) / CAPITAL_UNITS;
  const scale =
    (style.size / CAPITAL_UNITS) * Math.min(1, (style.maxWidth ?? Infinity) / Math.max(1, natural));
  const slant = style.italic ? ' skewX(-13)' : '';
  return (
    `<path transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})${slant}" d="${lettersToPath(plain)}" ` +
    `fill="none" stroke="${style.ink ?? '#2a2620'}" stroke-width="${style.weight ?? 0.85}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

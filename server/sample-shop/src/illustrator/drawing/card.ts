import { writeText, measureText } from './lettering.ts';
import { round } from './path.ts';
import { createRandom } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { SpecimenFacts } from '../specimen-facts.ts';

export const CARD_SIZE = 1200;
const INK = '#2a2620';

/** The same sheet of card under every specimen, so its fibres are drawn once. */
const FIBRES = drawFibres(260);

function drawFibres(count: number): string {
  const random = createRandom(1758);
  const fibre = () =>
    `M${round(random.between(0, CARD_SIZE))} ${round(random.between(0, CARD_SIZE))}q${round(random.jitter(9))} ` +
    `${round(random.jitter(9))} ${round(random.jitter(22))} ${round(random.jitter(14))}`;
  const path = Array.from({ length: count }, fibre).join('');
  return `<path d="${path}" fill="none" stroke="#b8a888" stroke-width=".8" opacity=".2"/>`;
}

/** Laid paper: a warm white, slightly darker to the edge, with a few fibres. */
export function drawPaper(sheet: Sheet): string {
  const light = sheet.radial(
    [
      [0, '#fffefb'],
      [0.62, '#fcfaf4'],
      [1, '#f3eee1'],
    ],
    [0.45, 0.42, 0.75],
  );
  const all = `width="${CARD_SIZE}" height="${CARD_SIZE}"`;
  return `<rect ${all} fill="${light}"/>${FIBRES}`;
}

const NICE_BARS_MM = [1, 2, 5, 10, 20, 50, 100];

/** The longest round length that takes between a tenth and a quarter of the card. */
function chooseBarMm(unitsPerMm: number): number {
  const fitting = NICE_BARS_MM.filter((mm) => mm * unitsPerMm <= 260);
  return fitting.at(-1) ?? 1;
}

export function drawScaleBar(unitsPerMm: number, isCloseUp: boolean): string {
  const mm = chooseBarMm(unitsPerMm);
  const [x, y, width] = [70, 1128, mm * unitsPerMm];
  const text = `${mm} mm`;
  const style = { size: 19, ink: INK };
  // In a close-up the specimen may lie here, so the bar brings its own slip of paper.
  const slip = isCloseUp
    ? `<rect x="${x - 18}" y="${y - 62}" width="${round(width + 36)}" height="88" fill="#fcfaf4" opacity=".86"/>`
    : '';
  return (
    slip +
    `<path d="M${x} ${y - 10}v20M${round(x + width)} ${y - 10}v20M${x} ${y}h${round(width)}" stroke="${INK}" stroke-width="3" fill="none"/>` +
    writeText(text, x + Math.max(0, (width - measureText(text, style)) / 2), y - 24, style)
  );
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** A code that nobody knows is printed as it came: a label must never stop a sale. */
function countryName(code: string): string {
  try {
    return (countryNames.of(code.toUpperCase()) ?? code).toUpperCase();
  } catch {
    return code;
  }
}

const GENDER_SIGN = { MALE: '\u2642', FEMALE: '\u2640', STOCK: '' } as const;

/** A printed data label; `width` decides its size, the lines shrink to fit it. */
export function drawLabel(facts: SpecimenFacts, x: number, y: number, width: number): string {
  const unit = width / 300;
  const inner = width - 36 * unit;
  const small = { size: 11.5 * unit, maxWidth: inner, ink: INK };
  const sign = GENDER_SIGN[facts.gender];
  const name = `${facts.genus} ${facts.species}`;
  const nameStyle = {
    size: 17 * unit,
    italic: true,
    maxWidth: inner - (sign ? 36 * unit : 0),
    weight: 0.95,
    ink: INK,
  };
  const left = x + 18 * unit;
  const last = `${facts.year > 0 ? facts.year : ''}`;
  return (
    `<rect x="${round(x + 3 * unit)}" y="${round(y + 5 * unit)}" width="${round(width)}" height="${round(148 * unit)}" fill="#4a3c22" opacity=".13"/>` +
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(148 * unit)}" fill="#f8f3e4" stroke="#d5c9ab" stroke-width="${round(unit)}"/>` +
    writeText(name, left, y + 37 * unit, nameStyle) +
    (sign ? writeText(sign, left + inner - 20 * unit, y + 37 * unit, { size: 17 * unit, ink: INK }) : '') +
    writeText(facts.authority, left, y + 62 * unit, { ...small, ink: '#5e574c' }) +
    `<path d="M${round(left)} ${round(y + 74 * unit)}h${round(inner)}" stroke="#c9bb98" stroke-width="${round(unit)}"/>` +
    writeText(countryName(facts.country), left, y + 95 * unit, small) +
    writeText(facts.locality, left, y + 115 * unit, small) +
    writeText(last, left, y + 135 * unit, small) +
    writeText(facts.reference, left + inner - measureText(facts.reference, small), y + 135 * unit, {
      ...small,
      ink: '#7a5b1e',
    })
  );
}

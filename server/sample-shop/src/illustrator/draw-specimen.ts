import { CARD_SIZE, drawLabel, drawPaper, drawScaleBar } from './drawing/card.ts';
import { muteForUnderside } from './drawing/colour.ts';
import { round, type Point } from './drawing/path.ts';
import { drawCompany } from './draw-company.ts';
import { findPlan } from './plans.ts';
import { createRandom, hashName } from './drawing/random.ts';
import { createSheet, type Brief, type Drawing, type Sheet } from './drawing/sheet.ts';
import type { SpecimenFacts, View } from './specimen-facts.ts';

export type { SpecimenFacts, View } from './specimen-facts.ts';

const FALLBACK_COLOURS = ['#5a4632', '#1c1712', '#a8845a'] as const;

/** Room for the specimen on the card, above the scale bar and the label. */
const FIELD = { x: 75, y: 70, width: 1050, height: 905 };

const escapeXml = (text: string) =>
  text
    .replace(/[<>&'"]/g, (char) => `&#${char.codePointAt(0)};`)
    // Control characters other than white space cannot stand in XML at all.
    .replace(/[^\P{Cc}\t\n\r]/gu, '');

function briefFor(facts: SpecimenFacts, seed: number, view: View, sheet: Sheet): Brief {
  const isUnderside = view === 'ventral';
  const given = facts.colours.length > 0 ? facts.colours : FALLBACK_COLOURS;
  return {
    facts,
    sheet,
    isUnderside,
    palette: isUnderside ? given.map(muteForUnderside) : given,
    kind: createRandom(hashName(`${facts.genus} ${facts.species}`)),
    lot: createRandom((seed ^ hashName(facts.species)) >>> 0),
  };
}

/** How the shadow falls, in units of the card. */
export const SHADOW = { right: 9, down: 15, blur: 9, colour: '#382b1a', opacity: 0.42 } as const;

/** The specimen's shadow is its own outline, moved and blurred: it lies just above the card. */
function withShadow(sheet: Sheet, svg: string, scale: number): string {
  const { right, down, blur, opacity } = SHADOW;
  const filter = sheet.define(
    (id) =>
      `<filter id="${id}" x="-8%" y="-8%" width="118%" height="120%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${round(blur / scale)}"/>` +
      `<feOffset dx="${round(right / scale)}" dy="${round(down / scale)}"/>` +
      `<feColorMatrix values="0 0 0 0 .22 0 0 0 0 .17 0 0 0 0 .1 0 0 0 ${opacity} 0"/>` +
      '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
  );
  return `<g filter="url(#${filter})">${svg}</g>`;
}

interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function fit({ box }: Drawing): Placement {
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const scale = Math.min(FIELD.width / width, FIELD.height / height);
  return {
    scale,
    x: FIELD.x + FIELD.width / 2 - (scale * (box.minX + box.maxX)) / 2,
    y: FIELD.y + FIELD.height / 2 - (scale * (box.minY + box.maxY)) / 2,
  };
}

const at = ({ scale, x, y }: Placement, svg: string) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})">${svg}</g>`;

/** The close-up looks at the right shoulder of the specimen, where pattern and body meet. */
function closeUp({ box }: Drawing, whole: Placement): Placement {
  const scale = whole.scale * 1.75;
  const focus = [box.minX + (box.maxX - box.minX) * 0.64, box.minY + (box.maxY - box.minY) * 0.4] as const;
  return { scale, x: CARD_SIZE * 0.52 - focus[0] * scale, y: CARD_SIZE * 0.36 - focus[1] * scale };
}

function describe(facts: SpecimenFacts): string {
  const name = `${facts.genus} ${facts.species} ${facts.authority}`;
  return `<title>${escapeXml(name)}</title><desc>${escapeXml(`${facts.locality}, ${facts.country}, ${facts.year}, ${facts.reference}`)}</desc>`;
}

/** Draws one lot as `drawToScale` does, and gives the drawing alone. */
export function drawSpecimen(facts: SpecimenFacts, seed: number, view: View): string {
  return drawToScale(facts, seed, view).svg;
}

interface ScaledDrawing {
  svg: string;
  /** How many millimetres its width shows. */
  widthMm: number;
  /** The specimen alone, on nothing. */
  silhouette: string;
  /**
   * The same drawing with its shadow given as a picture, made of the silhouette. A blur in the SVG takes more than half of the
   * time that a large drawing takes.
   */
  shadedBy(href: string): string;
}

/**
 * Draws one lot as a museum specimen on card: a whole square SVG document of 1200 by 1200 units. The same facts, seed and
 * view always give the same text. Lengths in `facts` are millimetres; the scale bar uses them.
 */
export function drawToScale(facts: SpecimenFacts, seed: number, view: View): ScaledDrawing {
  const sheet = createSheet();
  const brief = briefFor(facts, seed, view, sheet);
  const drawing = facts.company?.length ? drawCompany(brief, facts.company) : findPlan(facts.shape)(brief);
  const whole = fit(drawing);
  const placement = view === 'label' ? closeUp(drawing, whole) : whole;
  const unitsPerMm = (drawing.measured * placement.scale) / Math.max(1, facts.sizeMm);
  const label = view === 'label' ? drawLabel(facts, 470, 812, 660) : drawLabel(facts, 856, 1012, 280);
  const paper = drawPaper(sheet);
  const shaded = withShadow(sheet, drawing.svg, placement.scale);
  const pin = drawing.pin ? drawPin(sheet, drawing.pin, 1 / placement.scale) : '';
  const above = drawScaleBar(unitsPerMm, view === 'label') + label;
  const size = `width="${CARD_SIZE}" height="${CARD_SIZE}"`;
  const document = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_SIZE} ${CARD_SIZE}" ${size}>` +
    `${describe(facts)}${sheet.defs()}${body}</svg>`;
  const { right, down, opacity } = SHADOW;
  const shadow = (href: string) =>
    `<image href="${href}" x="${right}" y="${down}" ${size} opacity="${opacity}" preserveAspectRatio="none"/>`;
  return {
    svg: document(paper + at(placement, shaded + pin) + above),
    widthMm: Number(round(CARD_SIZE / unitsPerMm)),
    silhouette: document(at(placement, drawing.svg)),
    shadedBy: (href) => document(paper + shadow(href) + at(placement, drawing.svg + pin) + above),
  };
}

/** The pin seen from above: a brass head with a light on it and a short shadow. `unit` is one card unit. */
function drawPin(sheet: Sheet, [x, y]: Point, unit: number): string {
  const brass = sheet.radial(
    [
      [0, '#fdf3cf'],
      [0.3, '#d9b45c'],
      [0.75, '#8a6420'],
      [1, '#4f380f'],
    ],
    [0.36, 0.32, 0.72],
  );
  const r = 7.5 * unit;
  return (
    `<ellipse cx="${round(x + 5 * unit)}" cy="${round(y + 7 * unit)}" rx="${round(r * 1.05)}" ry="${round(r * 0.9)}" fill="#140d05" opacity=".35"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${brass}"/>`
  );
}

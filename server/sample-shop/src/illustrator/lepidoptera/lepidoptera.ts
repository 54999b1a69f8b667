import { lookUpOr } from '../drawing/look-up.ts';
import { darken, lightness, mix, muteForUnderside } from '../drawing/colour.ts';
import { flawsOn, hasFlaw } from '../wear/lost-parts.ts';
import { wearWing } from '../wear/wing-wear.ts';
import { drawLepidopteraBody, type BodyPaint } from './lepidoptera-body.ts';
import { defaultRecipe } from './lepidoptera-defaults.ts';
import { findForm } from './lepidoptera-forms.ts';
import { drawPapered } from './lepidoptera-papered.ts';
import { undersideMarks } from './lepidoptera-underside.ts';
import type { Recipe } from './lepidoptera-recipe.ts';
import { type Box, boxOf, polyline, round } from '../drawing/path.ts';
import type { PaintedWings } from '../wings/painted-wings.ts';
import { findRecipe } from '../recipes/recipes.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { buildWing, type Wing } from '../wings/wing.ts';
import type { Mark, Paint, WingCanvas } from '../wings/wing-marks.ts';
import type { WingPair } from '../wings/wing-outline-tools.ts';
import { butterflyWings } from '../wings/wings-of-butterflies.ts';
import { mothWings } from '../wings/wings-of-moths.ts';
import { swallowtailWings } from '../wings/wings-of-swallowtails.ts';
import { relief, veinStroke, venation } from '../wings/wing-venation.ts';

const paintFrom = (palette: readonly string[]) => (paint: Paint) =>
  typeof paint === 'string' ? paint : (palette[paint] ?? palette[palette.length - 1] ?? '#8a7a64');

function chooseRecipe({ facts, palette, kind }: Brief): Recipe {
  return findRecipe(facts.genus, facts.species, facts.gender) ?? defaultRecipe(facts.shape, palette, kind);
}

function paintWings(brief: Brief, recipe: Recipe): PaintedWings {
  const { facts, palette, sheet, lot, isUnderside } = brief;
  const pair = lookUpOr(wingPairs, 'brushfoot', recipe.pair ?? findForm(facts).pair);
  const toPaint = paintFrom(palette);
  const darkest = [...palette].sort((a, b) => lightness(a) - lightness(b))[0] ?? '#1c1712';
  const veinColour = toPaint(recipe.veins?.colour ?? darken(darkest, 0.3));
  const render = (wing: Wing, side: 'fore' | 'hind') => {
    const canvas: WingCanvas = { wing, sheet, lot, paint: toPaint };
    const marks = isUnderside ? (recipe.under ?? undersideMarks(facts, recipe))[side] : recipe[side];
    const base = { veinColour, isClear: recipe.isClear ?? false };
    return renderWing(canvas, marks, {
      ...base,
      veinWidth: recipe.veins?.width ?? 1.4,
      veinOpacity: recipe.veins?.opacity ?? 0.5,
    });
  };
  const [foreWing, hindWing] = [buildWing(pair.fore), buildWing(pair.hind)];
  return { foreWing, hindWing, fore: render(foreWing, 'fore'), hind: render(hindWing, 'hind') };
}

function bodyPaint({ palette, isUnderside }: Brief, recipe: Recipe): BodyPaint {
  const toPaint = paintFrom(palette);
  const ground = palette[0] ?? '#5a4632';
  const thorax =
    recipe.body?.thorax === undefined
      ? darken(mix(ground, '#4a3a2a', 0.5), 0.25)
      : toPaint(recipe.body.thorax);
  const abdomen =
    recipe.body?.abdomen === undefined ? mix(thorax, '#6a5238', 0.25) : toPaint(recipe.body.abdomen);
  return {
    thorax,
    abdomen,
    antenna: darken(mix(thorax, '#2a1c10', 0.6), 0.2),
    ...(recipe.body?.rings === undefined ? {} : { rings: toPaint(recipe.body.rings) }),
    ...(recipe.body?.skull && !isUnderside && { skull: recipe.body.skull }),
  };
}

/** Lays a right-hand drawing on both sides, each turned by its own small amount: no setter is a machine. */
function bothSides(draw: (side: 1 | -1) => string, lot: Brief['lot']): string {
  const turnOf = () => round(lot.jitter(0.9));
  return (
    `<g transform="rotate(${turnOf()})">${draw(1)}</g>` +
    `<g transform="scale(-1 1) rotate(${turnOf()})">${draw(-1)}</g>`
  );
}

function spreadBox({ foreWing, hindWing }: PaintedWings, antennaTop: number, abdomenEnd: number): Box {
  const box = boxOf([...foreWing.outline, ...hindWing.outline]);
  return {
    minX: -box.maxX,
    maxX: box.maxX,
    minY: Math.min(box.minY, antennaTop),
    maxY: Math.max(box.maxY, abdomenEnd),
  };
}

function drawSpread(brief: Brief): Drawing {
  const { facts, sheet, lot, isUnderside } = brief;
  const recipe = chooseRecipe(brief);
  const form = findForm(facts).body;
  const wings = paintWings(brief, recipe);
  const share = (id: string, markup: string) => {
    const name = sheet.define((given) => `<g id="${given}" data-part="${id}">${markup}</g>`);
    return `<use href="#${name}"/>`;
  };
  const [fore, hind] = [share('fore', wings.fore), share('hind', wings.hind)];
  const worn = (wing: Wing, markup: string, isFore: boolean) => (side: 1 | -1) =>
    wearWing(sheet, wing, markup, { flaws: flawsOn(brief, side), isFore });
  const layers = [
    bothSides(worn(wings.hindWing, hind, false), lot),
    bothSides(worn(wings.foreWing, fore, true), lot),
  ];
  const hasAntenna = (side: 1 | -1) => !hasFlaw(brief, side, 'antenna');
  const body = drawLepidopteraBody({ form, paint: bodyPaint(brief, recipe), sheet, lot, hasAntenna });
  const box = spreadBox(wings, -98 - form.antennaLength, 25 + form.abdomenLength);
  return {
    svg: (isUnderside ? layers.reverse() : layers).join('') + body,
    box,
    measured: boxOf(wings.foreWing.outline).maxX * 2,
    ...(isUnderside ? {} : { pin: [0, -24] as const }),
  };
}

/** Butterflies and moths: set with their wings open, or papered. */
export function drawLepidoptera(brief: Brief): Drawing {
  if (brief.facts.spread === 'NO') {
    const recipe = chooseRecipe(brief);
    const palette = brief.isUnderside ? brief.palette : brief.palette.map(muteForUnderside);
    const side = { ...brief, palette, isUnderside: true };
    const form = findForm(brief.facts).body;
    return drawPapered(side, paintWings(side, recipe), form, bodyPaint(brief, recipe));
  }
  return drawSpread(brief);
}

/** Outlines by name: the catalogue's shapes, and the relatives inside them that a collector tells apart at a glance. */
const wingPairs: Readonly<Record<string, WingPair>> = {
  ...swallowtailWings,
  ...butterflyWings,
  ...mothWings,
};

interface WingFinish {
  readonly veinColour: string;
  readonly veinWidth?: number;
  readonly veinOpacity?: number;
  /** Another venation than a butterfly's. */
  readonly veins?: string;
  /** Clear wings show the card through. */
  readonly isClear?: boolean;
}

/**
 * A wing's scales lie in rows like tiles, so fine rows run across it, each with its lit side.
 * Drawn as lines: a repeated pattern or a turbulence filter takes ten times as long to rasterise.
 */
function scaleRows({ wing, sheet }: WingCanvas): string {
  const row = (d: number) => polyline(Array.from({ length: 15 }, (_, i) => wing.at(-0.34 + i * 0.12, d)));
  const rows = Array.from({ length: 62 }, (_, i) => row(0.06 + i * 0.0155)).join('');
  const id = sheet.define((name) => `<path id="${name}" d="${rows}" fill="none"/>`);
  return (
    `<use href="#${id}" stroke="#0c0804" stroke-width="1.7" opacity=".1"/>` +
    `<use href="#${id}" y="2.4" stroke="#fff6e0" stroke-width="1.3" opacity=".08"/>`
  );
}

/** Paints the marks on the wing, clipped to its outline, with veins, folds and scales over them. */
function renderWing(canvas: WingCanvas, marks: readonly Mark[], finish: WingFinish): string {
  const { wing, sheet } = canvas;
  const outline = polyline(wing.outline, true);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const veins = veinStroke(
    finish.veins ?? venation(wing),
    finish.veinColour,
    finish.veinWidth ?? 1.5,
    finish.veinOpacity ?? 0.5,
  );
  const surface = finish.isClear ? '' : `${relief(wing)}${scaleRows(canvas)}`;
  const edge = darken(finish.veinColour, 0.3);
  return (
    `<g clip-path="url(#${clip})">${marks.map((mark) => mark(canvas)).join('')}${surface}${veins}` +
    `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="9" opacity=".16"/></g>` +
    `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="${round(1.3)}" opacity=".75" stroke-linejoin="round"/>`
  );
}

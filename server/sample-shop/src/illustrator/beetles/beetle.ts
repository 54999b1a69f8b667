import { lookUp, lookUpOr } from '../drawing/look-up.ts';
import { beetleForms, type BeetleForm, type Weapon } from './beetle-forms.ts';
import { beetleGenera } from './beetle-genera.ts';
import { drawFeelers, drawLegs } from './beetle-limbs.ts';
import { beetleMetals } from './beetle-metals.ts';
import { beetlePatterns } from './beetle-patterns.ts';
import { buildElytron } from './beetle-shell.ts';
import { drawOpened } from './beetle-opened.ts';
import { drawBelly } from './beetle-belly.ts';
import { darken, lightness } from '../drawing/colour.ts';
import { trace, type Point } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { bareTail, drawCases, flange, scutellum } from './beetle-cases.ts';
import { drawFront } from './beetle-front.ts';
import { type BeetleTools, elytraHalf } from './beetle-outlines.ts';

const ARMED = new Set(['stag-beetle', 'rhinoceros', 'goliath']);
/** Of these both sexes dig or raise their young, and look the same. */
const ALIKE = new Set(['Proculus', 'Coprophanaeus', 'Scarabaeus']);
/** Feelers with which a male smells her from afar are so much shorter on her. */
const SHORT_FEELER = 0.64;
const SMELLS_FAR = new Set(['comb-fan', 'long']);

function formOf({ facts }: Brief): BeetleForm {
  const base = lookUpOr(beetleForms, 'ground-beetle', facts.shape);
  const own = lookUp(beetleGenera, `${facts.genus} ${facts.species}`, facts.genus, facts.shape);
  const form = { ...base, ...own };
  return facts.gender === 'FEMALE' && !ALIKE.has(facts.genus) ? femaleForm(form, facts.shape) : form;
}

/** A longer head is a neck or a beak that males fence with. */
const FENCING_HEAD = 100;

/** She has no use for long arms or for what her males fight with, nor for the head that carries a pair of jaws. */
function femaleForm(form: BeetleForm, shape: string): BeetleForm {
  const { front = 1, hindSwell } = form.legs;
  const unarmed = {
    ...form,
    head: shape === 'weevil' ? { ...form.head, length: shortened(form.head.length) } : form.head,
    legs: {
      ...form.legs,
      front: Math.min(front, 1 + (front - 1) * 0.3),
      ...(hindSwell && { hindSwell: 1 + (hindSwell - 1) * 0.6 }),
    },
    feelerLength: form.feelerLength * (SMELLS_FAR.has(form.feeler) ? SHORT_FEELER : 1),
    weapons: shorterJaws(form.weapons ?? []),
  };
  // A female diving beetle is furrowed, her male smooth.
  if (form.legs.oar) return { ...unarmed, striae: 10 };
  if (!ARMED.has(shape)) return unarmed;
  const { length, width } = form.head;
  const head =
    shape === 'stag-beetle'
      ? { length: Math.min(length, 96) * 0.72, width: Math.min(width, 122) * 0.6 }
      : form.head;
  return { ...unarmed, head, weapons: femaleWeapons(form, head.width) };
}

/** A longer jaw is one that males fight with: she has a little more than half of it, teeth and all. */
const FIGHTING_JAW = 200;
const HER_JAW = 0.6;

function shorterJaws(weapons: readonly Weapon[]): Weapon[] {
  const jaws = weapons.filter(({ on }) => on === 'jaw');
  if (!jaws.some(({ points }) => points.some(([, y]) => y < -FIGHTING_JAW))) return jaws;
  return jaws.map((jaw) => ({
    ...jaw,
    points: jaw.points.map(([x, y]): Point => [x * (0.5 + HER_JAW / 2), y * HER_JAW]),
  }));
}

function shortened(head: number): number {
  return Math.min(head, FENCING_HEAD + (head - FENCING_HEAD) * 0.3);
}

/** Short jaws, with which she bites through wood. */
function femaleWeapons({ weapons = [] }: BeetleForm, headWidth: number): Weapon[] {
  if (!weapons.some(({ on }) => on === 'jaw')) return [];
  const size = headWidth / 72;
  const points = trace('30,18 48,-16 36,-42 8,-52').map(([x, y]): Point => [x * size, y * size]);
  return [{ on: 'jaw', isPaired: true, points, widths: [34, 27, 16, 2].map((width) => width * size) }];
}

function extentOf({ form }: BeetleTools, limbReach: number) {
  const forward = Math.min(0, ...(form.weapons ?? []).flatMap(({ points }) => points.map(([, y]) => y)));
  const thorax = (form.weapons ?? [])
    .filter(({ on }) => on === 'thorax')
    .flatMap(({ points }) => points.map(([, y]) => y - form.pronotum.length * 0.72));
  const nose = -form.pronotum.length - form.head.length - (form.head.snout ?? 0);
  const front = Math.min(
    nose +
      (forward < 0
        ? Math.min(
            0,
            ...(form.weapons ?? [])
              .filter(({ on }) => on !== 'thorax')
              .flatMap(({ points }) => points.map(([, y]) => y + 24)),
          )
        : 0),
    ...thorax,
  );
  const side = Math.max(form.elytra.width, form.pronotum.middle) + limbReach;
  return { front, side, back: form.elytra.length * (form.flange ? 1.24 : 1) + (form.bareTail ?? 0) };
}

/** Beetles: set with legs out, with legs tucked (spread NO), or with opened wing cases (WINGS). */
export function drawBeetle(brief: Brief): Drawing {
  const { facts, palette } = brief;
  const form = formOf(brief);
  const pattern = lookUp(beetlePatterns, `${facts.genus} ${facts.species}`, facts.genus) ?? {};
  const paint = (wanted: number | string) =>
    typeof wanted === 'string' ? wanted : (palette[wanted] ?? palette[0] ?? '#3a2c20');
  const metal = lookUp(beetleMetals, `${facts.genus} ${facts.species}`, facts.genus) ?? 0;
  const tools: BeetleTools = { brief, form, pattern, paint, metal, elytron: buildElytron(elytraHalf(form)) };
  const legColour = paint(pattern.legs ?? (lightness(facts.colours[0] ?? '#3a2c20') > 0.45 ? 1 : 0));
  const legs = drawLegs(tools, legColour);
  const feelers = drawFeelers(tools, darken(legColour, 0.15));
  const extent = extentOf(tools, legs.reach);
  const cases =
    facts.spread === 'WINGS'
      ? drawOpened(tools)
      : {
          svg:
            flange(tools) +
            (brief.isUnderside ? drawBelly(tools) : bareTail(tools) + drawCases(tools) + scutellum(tools)),
          box: { maxX: 0, minY: 0, maxY: 0 },
        };
  const front = cases.svg + drawFront(tools);
  const side = Math.max(extent.side, feelers.reach, cases.box.maxX);
  return {
    svg: brief.isUnderside ? feelers.svg + front + legs.svg : legs.svg + feelers.svg + front,
    box: {
      minX: -side,
      maxX: side,
      minY: Math.min(extent.front, legs.top, feelers.top, cases.box.minY),
      maxY: Math.max(extent.back, legs.bottom, feelers.bottom, cases.box.maxY),
    },
    measured: extent.back - extent.front,
    ...(brief.isUnderside ? {} : { pin: [form.elytra.width * 0.42, form.elytra.length * 0.12] as const }),
  };
}

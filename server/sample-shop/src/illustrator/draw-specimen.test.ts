import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { drawSpecimen, type SpecimenFacts, type View } from './draw-specimen.ts';
import { findFlaws } from './wear/flaws.ts';
import { findPlan } from './plans.ts';
import { createRandom } from './drawing/random.ts';
import { createSheet } from './drawing/sheet.ts';

const itByNight = process.env['VITRINE_TEST_LONG'] === '1' ? it : it.skip;

/** Rows of a CSV whose quoted fields may hold commas. */
function readRows(path: URL): string[][] {
  const lines = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((field) => field[2] ?? field[1] ?? ''),
  );
}

function readSpecies(): SpecimenFacts[] {
  const [head = [], ...rows] = readRows(new URL('../../data/species.csv', import.meta.url));
  const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? '';
  return rows.map((row, i) => ({
    genus: cell(row, 'genus'),
    species: cell(row, 'species'),
    authority: cell(row, 'authority'),
    family: cell(row, 'family'),
    shape: cell(row, 'shape'),
    colours: cell(row, 'colours').split(';'),
    sizeMm: Number(cell(row, 'size_mm_max')),
    country: cell(row, 'country'),
    locality: cell(row, 'locality'),
    year: 2019,
    gender: 'MALE',
    reference: `VT-${i}`,
    spread: 'YES',
    flaws: [],
  }));
}

const species = readSpecies();
const perShape = [...new Map(species.map((facts) => [facts.shape, facts])).values()];

/** The first of them that is so. */
function oneOf(isIt: (facts: SpecimenFacts & { genus: string }) => boolean): SpecimenFacts {
  const found = species.find(isIt);
  if (!found) throw new Error('The sample catalogue has none');
  return found;
}
const morpho = oneOf(({ genus }) => genus === 'Morpho');

/** From side to side, in the units of the drawing. */
function widthOf(facts: SpecimenFacts): number {
  const chance = { kind: createRandom(1), lot: createRandom(1) };
  const brief = { facts, palette: facts.colours, sheet: createSheet(), isUnderside: false, ...chance };
  const { minX, maxX } = findPlan(facts.shape)(brief).box;
  return maxX - minX;
}

/** Every opened element is closed in its order. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name ?? '');
  }
  return open.length === 0;
}

describe('drawSpecimen', () => {
  it.each(perShape.map((facts) => [facts.shape, facts] as const))(
    'draws a %s from every side and in every pose',
    (_, facts) => {
      for (const view of ['dorsal', 'ventral', 'label'] satisfies View[]) {
        for (const spread of ['YES', 'NO', 'WINGS'] as const) {
          const svg = drawSpecimen(
            { ...facts, spread, flaws: findFlaws({ ...facts, quality: 'C' }) },
            7,
            view,
          );
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          expect(isBalanced(svg)).toBe(true);
          expect(svg.length).toBeLessThan(150_000);
        }
      }
    },
  );

  it.each(['stag-beetle', 'jewel-beetle', 'longhorn', 'mantis', 'grasshopper', 'cicada', 'lanternfly'])(
    'opens the wings of a %s that is sold with spread wings, and closes them on one that is not',
    (shape) => {
      const facts = oneOf((one) => one.shape === shape);
      expect(widthOf({ ...facts, spread: 'WINGS' })).toBeGreaterThan(1.25 * widthOf(facts));
    },
  );

  it('leaves a butterfly its body, for its wings are spread either way', () => {
    expect(drawSpecimen({ ...morpho, spread: 'WINGS' }, 1, 'dorsal')).toBe(drawSpecimen(morpho, 1, 'dorsal'));
  });

  it('gives a male stick insect the long wings that its female has not', () => {
    const facts = oneOf(({ genus }) => genus === 'Heteropteryx');
    const width = (gender: 'MALE' | 'FEMALE') => widthOf({ ...facts, gender, spread: 'WINGS' });
    expect(width('MALE')).toBeGreaterThan(1.5 * width('FEMALE'));
  });

  itByNight('draws every species of the sample catalogue', () => {
    for (const facts of species) expect(drawSpecimen(facts, 1, 'dorsal')).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('draws the same lot in the same way, and another lot a little differently', () => {
    expect(drawSpecimen(morpho, 4, 'dorsal')).toBe(drawSpecimen(morpho, 4, 'dorsal'));
    expect(drawSpecimen(morpho, 4, 'dorsal')).not.toBe(drawSpecimen(morpho, 5, 'dorsal'));
  });

  it('tells species of one shape apart', () => {
    const [first, second] = species
      .filter(({ shape }) => shape === 'pierid')
      .map((facts) => drawSpecimen({ ...facts, colours: ['#888888', '#111111'], locality: '' }, 1, 'dorsal'));
    expect(second).toBeDefined();
    expect(first).not.toBe(second);
  });

  it('shows an unknown shape as a plain insect, whatever it is called', () => {
    for (const shape of ['velvet-worm', 'constructor', '']) {
      expect(isBalanced(drawSpecimen({ ...morpho, shape }, 1, 'dorsal'))).toBe(true);
    }
  });

  it('survives facts that are missing or odd', () => {
    const odd = {
      ...morpho,
      colours: [],
      country: '??',
      locality: 'Kraków \u2014 Łódź',
      sizeMm: 0,
      year: 0,
      genus: 'constructor',
    };
    expect(drawSpecimen(odd, -3, 'label')).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('escapes what people typed', () => {
    const svg = drawSpecimen({ ...morpho, locality: `Bois d'Arc & <Fils> "Nord"` }, 1, 'dorsal');
    expect(svg).toContain('Bois d&#39;Arc &#38; &#60;Fils&#62; &#34;Nord&#34;');
    expect(isBalanced(svg)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { drawToScale, type SpecimenFacts } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import sharp from 'sharp';

/* What collectors wrote letters about, measured in the drawing as a shopper sees it. */

const SIDE = 600;
const species = readSpecies();

function factsOf(name: string, gender: SpecimenFacts['gender'] = 'MALE'): SpecimenFacts {
  const found = species.find((one) => `${one.genus} ${one.species}`.startsWith(name));
  if (!found) throw new Error(`The sample catalogue has no ${name}`);
  const lot = { sizeMm: found.size_mm_max, year: 2019, reference: '', spread: 'YES', flaws: [] } as const;
  return { ...found, ...lot, gender };
}

const drawn = (name: string, gender?: SpecimenFacts['gender']) =>
  drawToScale(factsOf(name, gender), 1, 'dorsal').silhouette;

type Span = readonly [number, number];

interface Seen {
  /** Within the box of what is drawn, in pixels. */
  width: number;
  height: number;
  /** Red, green, blue and opacity; parts of the box from its left and its top. */
  at(x: number, y: number): [number, number, number, number];
}

async function see(name: string, gender?: SpecimenFacts['gender']): Promise<Seen> {
  const image = sharp(Buffer.from(drawn(name, gender)), { density: (72 * SIDE) / 1200 });
  const { data, info } = await image.trim().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at: Seen['at'] = (x, y) => {
    const from = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1))) * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(from, from + 4);
    return [red, green, blue, alpha];
  };
  return { width, height, at };
}

const STEPS = 200;
const steps = (from: number, to: number) =>
  Array.from({ length: STEPS }, (_, i) => from + ((i + 0.5) / STEPS) * (to - from));

/** How much of a part of the box is covered. */
function covered({ at }: Seen, [left, right]: Span = [0, 1], [top, bottom]: Span = [0, 1]): number {
  const all = steps(top, bottom).flatMap((y) => steps(left, right).map((x) => at(x, y)[3]));
  return all.filter((alpha) => alpha > 100).length / all.length;
}

const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;

const lightness = ([red, green, blue]: readonly number[]) =>
  0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0);

/** How broad a closed outline is: what it covers by how long it is. */
function breadthOf(outline: string): number {
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const points = numbers.flatMap((x, i): [number, number][] =>
    i === 0 || (i >= 6 && i % 6 === 0) ? [[x, numbers[i + 1] ?? 0]] : [],
  );
  const next = (i: number) => points[(i + 1) % points.length] ?? [0, 0];
  const area = points.reduce((sum, [x, y], i) => sum + x * next(i)[1] - y * next(i)[0], 0) / 2;
  const length = Math.max(...points.flatMap(([x, y]) => points.map(([a, b]) => Math.hypot(x - a, y - b))));
  return Math.abs(area) / length;
}

/** Of each leg, from the front on: how broad its foot is beside its thigh. */
function feetOf(name: string): number[] {
  const legs = [...drawn(name).matchAll(/<path d="([^"]+)" fill="[^"]+" stroke="[^"]+" stroke-width="1\.6"/g)]
    .map(([, d = '']) => d.split(/(?=M)/))
    .filter((outlines) => outlines.length > 6);
  return legs.map((outlines) => breadthOf(outlines[0] ?? '') / breadthOf(outlines.at(-1) ?? ''));
}

/** How much of a part of a specimen is lighter, or darker, than that. */
function share(
  { at }: Seen,
  [left, right]: Span,
  [top, bottom]: Span,
  isSo: (light: number) => boolean,
): number {
  const all = steps(top, bottom).flatMap((y) => steps(left, right).map((x) => lightness(at(x, y))));
  return all.filter(isSo).length / all.length;
}

describe('a collector sees', () => {
  it.each(['Dytiscus', 'Lethocerus'])('%s as a swimmer: its hind feet are oars', (genus) => {
    const walker = feetOf(genus === 'Dytiscus' ? 'Carabus' : 'Catacanthus').at(-1) ?? 0;
    expect(feetOf(genus).at(-1)).toBeGreaterThan(1.2 * walker);
  });

  it('no oars on the front legs of a diving beetle', () => {
    const [front = 0, , middle = 0, , hind = 0] = feetOf('Dytiscus');
    expect(hind).toBeGreaterThan(1.3 * Math.max(front, middle));
  });

  it('a ladybird that hides its legs: they hardly come out from under it', async () => {
    const [ladybird, potato] = await Promise.all([see('Coccinella'), see('Leptinotarsa')]);
    expect(covered(ladybird)).toBeGreaterThan(0.48);
    expect(covered(potato)).toBeLessThan(0.36);
  });

  it.each(['Morpho didius', 'Morpho menelaus', 'Morpho rhetenor', 'Morpho cypris'])(
    'blue of %s that has depth: ink at the root of the wing, light in the midst of it',
    async (name) => {
      const { at } = await see(name);
      const along = steps(0.53, 0.9).map((x) => lightness(at(x, 0.36)));
      const [root, middle] = [along.slice(0, 66), along.slice(66, 132)].map(mean);
      expect(middle).toBeGreaterThan(1.6 * (root ?? 0));
    },
  );

  it.each(['Sternocera', 'Chrysochroa fulminans', 'Catoxantha'])(
    '%s as metal: a flash beside the suture, and dark where the case turns away',
    async (name) => {
      const { at } = await see(name);
      const across = Array.from({ length: 24 }, (_, i) => at(0.505 + i * 0.008, 0.62));
      const lights = across.filter(([, , , alpha]) => alpha > 200).map(lightness);
      expect(Math.max(...lights)).toBeGreaterThan(2 * (lights[Math.floor(lights.length * 0.8)] ?? 0));
    },
  );

  it('a horn that grows out of its shell: no edge where it begins', async () => {
    const { at } = await see('Dynastes tityus');
    expect(Math.min(...steps(0.25, 0.43).map((y) => lightness(at(0.5, y))))).toBeGreaterThan(130);
  });

  it('a white that has none of that', async () => {
    const { at } = await see('Pieris');
    const along = steps(0.56, 0.86).map((x) => lightness(at(x, 0.36)));
    expect(mean(along.slice(66, 132))).toBeLessThan(1.3 * mean(along.slice(0, 66)));
  });

  it('a silkmoth in paper with the stout body and the feathers that it has when set', () => {
    const papered = (name: string) => drawToScale({ ...factsOf(name), spread: 'NO' }, 1, 'dorsal').silhouette;
    const feathersOf = (name: string) =>
      [...papered(name).matchAll(/<path d="([^"]+)" fill="none" stroke="[^"]+" stroke-width="1\.7"/g)].length;
    expect(feathersOf('Saturnia pyri')).toBe(1);
    expect(feathersOf('Papilio ulysses')).toBe(0);
  });

  it('the skull of a death’s-head on its back, bone with dark eyes, and none on another hawkmoth', async () => {
    const bone = async (name: string) =>
      share(await see(name), [0.47, 0.53], [0.3, 0.5], (light) => light > 130);
    expect(Math.min(await bone('Acherontia atropos'), await bone('Acherontia lachesis'))).toBeGreaterThan(
      0.06,
    );
    expect(await bone('Sphinx ligustri')).toBeLessThan(0.03);
  });

  it('the six yellow feet of a yellow-legged hornet, and the belt on its dark body', () => {
    const painted = (name: string, colour: string) => drawn(name).split(`fill="${colour}"`).length - 1;
    expect(painted('Vespa velutina', '#ecc23a')).toBe(6);
    expect(painted('Vespa crabro', '#ecc23a')).toBe(0);
    expect(painted('Vespa velutina', '#e8982c')).toBeGreaterThan(0);
  });

  it('a leaf insect as a leaf, and her male as a slender one', async () => {
    const [she, he] = await Promise.all([see('Phyllium', 'FEMALE'), see('Phyllium', 'MALE')]);
    expect(covered(she)).toBeGreaterThan(1.8 * covered(he));
  });

  it('the spades of a mole cricket, before a head without them in other hoppers', async () => {
    const before = async (name: string) => covered(await see(name), [0, 0.4], [0, 0.35]);
    expect(await before('Gryllotalpa')).toBeGreaterThan(2.5 * (await before('Anacridium')));
  });

  it('a stick insect as a stick', async () => {
    const stick = await see('Phobaeticus', 'FEMALE');
    expect(covered(stick)).toBeLessThan(0.1);
    expect(stick.height).toBeGreaterThan(1.7 * stick.width);
  });

  it('a hawkmoth that flies fast: narrow wings, where a silkmoth has sails', async () => {
    const [hawk, silk] = await Promise.all([see('Daphnis'), see('Attacus')]);
    expect(covered(silk)).toBeGreaterThan(1.5 * covered(hawk));
  });
});

import { lookUp } from '../drawing/look-up.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import { birdwingFemales } from './recipes-birdwing-females.ts';
import { birdwings } from './recipes-birdwings.ts';
import { bluesAndSkippers } from './recipes-blues-and-skippers.ts';
import { americanBrushfoots, glasswings } from './recipes-brushfoots-american.ts';
import { easternBrushfoots } from './recipes-brushfoots-eastern.ts';
import { dayMoths, uraniidae } from './recipes-day-moths.ts';
import { dullFemales } from './recipes-dull-females.ts';
import { females } from './recipes-females.ts';
import { hawkmoths } from './recipes-hawkmoths.ts';
import { kitesAndApollos } from './recipes-kites-and-apollos.ts';
import { morphos } from './recipes-morphos.ts';
import { nightMoths } from './recipes-night-moths.ts';
import { pierids } from './recipes-pierids.ts';
import { silkmoths } from './recipes-silkmoths.ts';
import { swallowtails } from './recipes-swallowtails.ts';
import { vanessids } from './recipes-vanessids.ts';

const book: RecipeBook = {
  ...morphos,
  ...americanBrushfoots,
  ...easternBrushfoots,
  ...vanessids,
  ...glasswings,
  ...birdwings,
  ...swallowtails,
  ...kitesAndApollos,
  ...uraniidae,
  ...pierids,
  ...bluesAndSkippers,
  ...silkmoths,
  ...hawkmoths,
  ...nightMoths,
  ...dayMoths,
  ...females,
  ...dullFemales,
  ...birdwingFemales,
};

/**
 * The painter's own notes for a species, or for its genus; nothing when the pattern has to be invented.
 * Where females look another way, they have an entry of their own.
 */
export function findRecipe(genus: string, species: string, gender: string): Recipe | undefined {
  const names = [`${genus} ${species}`, genus];
  const female = gender === 'FEMALE' ? lookUp(book, ...names.map((name) => `${name} FEMALE`)) : undefined;
  return female ?? lookUp(book, ...names);
}

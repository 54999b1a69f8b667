import { foldText } from '../../platform/fold-text.ts';

/** Words that shoppers add and names seldom hold: sexes, grades, kinds of animal, articles, in three languages. */
const NOISE = new Set(
  `male males female females mannetje mannetjes vrouwtje vrouwtjes man vrouw mâle mâles femelle femelles
  pair paar koppel couple a1 a2 spread mounted opgezet étalé
  butterfly butterflies moth moths beetle beetles bug bugs insect insects insecten insecte insectes
  vlinder vlinders dagvlinder nachtvlinder mot kever kevers papillon papillons coléoptère coléoptères
  the of and de het een van en le la les l du des d un une et sp spec`
    .split(/\s+/)
    .map(foldText),
);
const YEAR = /^(?:17|18|19|20)\d\d$/;

/** Whether a folded word says little. An unfinished one does when it begins such a word. */
export function isNoise(word: string, isUnfinished: boolean): boolean {
  if (NOISE.has(word) || YEAR.test(word)) return true;
  return isUnfinished && word.length > 2 && [...NOISE].some((noise) => noise.startsWith(word));
}

import { foldText } from '../../platform/fold-text.ts';

/** What a colour is called in names, in all languages: few species have a name in each. */
const COLOURS = [
  'blue blues blauw blauwe bleu bleue bleus bleues',
  'green groen groene vert verte verts vertes',
  'red rood rode rouge rouges',
  'yellow geel gele jaune jaunes',
  'white wit witte blanc blanche blancs blanches',
  'black zwart zwarte noir noire noirs noires',
  'orange oranje',
  'brown bruin bruine brun brune bruns brunes',
  'purple violet violette paars paarse pourpre',
  'gold golden gouden doré dorée dorés dorées',
  'silver silvery zilveren argenté argentée argentés argentées',
].map((words) => words.split(' ').map(foldText));

const BY_WORD = new Map(COLOURS.flatMap((words) => words.map((word) => [word, words] as const)));

/** Other words for the colour that a folded word is; none for any other word. */
export function sameColour(word: string): string[] {
  return (BY_WORD.get(word) ?? []).filter((other) => other !== word);
}

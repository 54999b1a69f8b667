import { COLOURS, type Colour } from '@vitrine/shared/contract/facts/colours';
import { eachWord, wordsIn, type Words } from './words-in.ts';

/** In Dutch also as behind `iets`. */
const COLOUR_NAMES: Record<Colour, Words> = {
  blue: {
    en: 'blue|blues|turquoise|azure|navy',
    nl: 'blauw|blauwe|blauws|turquoise|turkoois',
    fr: 'bleu|bleue|bleus|bleues|turquoise|turquoises|azur',
    de: 'blau|blaue|blauer|blaues|blauen',
  },
  green: {
    en: 'green',
    nl: 'groen|groene|groens',
    fr: 'vert|verte|verts|vertes',
    de: 'grün|grüne|grüner|grünes|grünen',
  },
  yellow: { en: 'yellow', nl: 'geel|gele|geels', fr: 'jaune|jaunes', de: 'gelb|gelbe|gelber|gelbes' },
  orange: { en: 'orange', nl: 'oranje', fr: 'orange|oranges' },
  red: { en: 'red', nl: 'rood|rode|roods', fr: 'rouge|rouges', de: 'rot|rote|roter|rotes|roten' },
  violet: {
    en: 'purple|violet|pink|lilac|mauve',
    nl: 'paars|paarse|violet|violette|roze|lila',
    fr: 'violet|violette|violets|violettes|pourpre|rose|roses|mauve|mauves|lilas',
    de: 'violett|violetter|violettes',
  },
  brown: {
    en: 'brown',
    nl: 'bruin|bruine|bruins',
    fr: 'brun|brune|bruns|brunes|marron',
    de: 'braun|braune|brauner|braunes',
  },
  black: {
    en: 'black',
    nl: 'zwart|zwarte|zwarts',
    fr: 'noir|noire|noirs|noires',
    de: 'schwarz|schwarze|schwarzer|schwarzes',
  },
  white: {
    en: 'white',
    nl: 'wit|witte|wits',
    fr: 'blanc|blanche|blancs|blanches',
    de: 'weiß|weiße|weißer|weißes',
  },
};
/** What pictures are of, by its words in all languages. */
const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(
  COLOURS.flatMap((colour) => eachWord(COLOUR_NAMES[colour], colour)),
);

const SHADE = /^(?:licht|donker|helder|fel|diep|metaal|hemels|kobalt|konings|marine)(?=\p{L})/u;
/** Beside a colour they say nothing more that a picture tells: `dark green`, `vert foncé`, `blue wings`. */
export const BESIDE_COLOURS: ReadonlySet<string> = new Set(
  wordsIn({
    en: 'light|dark|pale|bright|deep|wing|wings|coloured|colored|spots|spotted|stripes|striped|metallic|shiny|iridescent',
    nl: 'licht|lichte|donker|donkere|helder|heldere|fel|felle|diep|diepe|vleugel|vleugels|kleurige|vlekken|stippen|strepen|gevlekt|gevlekte|gestreept|gestreepte|metallic|glanzend|glanzende|iriserend|iriserende',
    fr: 'clair|clairs|claire|claires|foncé|foncés|foncée|foncées|vif|vifs|vive|vives|aile|ailes|couleur|taches|tacheté|tachetée|rayé|rayée|rayés|rayures|métallique|métalliques|brillant|brillants|irisé|irisés',
  }),
);
/** Behind one, a shade: `bleu nuit`; before one, `papillon de nuit bleu` is a moth. */
export const SHADES: ReadonlySet<string> = new Set(['nuit', 'ciel', 'marine', 'roi']);
/** `lichtblauwe` is blue. */
export const colourOf = (word: string): Colour | undefined =>
  COLOUR_OF.get(word) ?? COLOUR_OF.get(word.replace(SHADE, ''));

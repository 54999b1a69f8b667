import { continentOf } from '@vitrine/shared/i18n/continents';
import type { Locale } from '@vitrine/shared/contract/locale';
import { foldText } from '../../../platform/fold-text.ts';

/* What people call parts of the world, and what is from a country: `South America`, `African`, `Peruvian`. */

/** By continent, or by countries: names and adjectives of all languages. */
const REGIONS: readonly (readonly [codes: string, words: string])[] = [
  ['002', 'africa|african|afrika|afrikaans|afrikaanse|afrique|africain|africaine|africains|africaines'],
  ['142', 'asia|asian|azië|aziatisch|aziatische|asie|asiatique|asiatiques'],
  ['150', 'europe|european|europa|europees|europese|européen|européenne|européens|européennes'],
  ['009', 'oceania|oceanian|oceanië|oceanisch|oceanische|océanie|océanien|océanienne|océaniens|océaniennes'],
  [
    '005',
    `south america|south american|zuid amerika|zuid amerikaans|zuid amerikaanse|zuidamerikaanse|amérique du sud
    |sud américain|sud américaine|sud américains|sud américaines`,
  ],
  [
    '003',
    `north america|north american|noord amerika|noord amerikaans|noord amerikaanse|amérique du nord|nord américain
    |nord américaine|nord américains|nord américaines`,
  ],
  ['003 005', 'america|americas|amerika|amérique|amériques'],
  [
    '005 MX GT BZ SV HN NI CR PA CU DO',
    `latin america|latin american|latijns amerika|latijns amerikaans|latijns amerikaanse|amérique latine
    |latino américain|latino américaine`,
  ],
  [
    'MX GT BZ SV HN NI CR PA',
    'central america|central american|midden amerika|centraal amerika|amérique centrale|centraméricain',
  ],
  [
    'BN ID KH LA MM MY PH SG TH TL VN',
    `southeast asia|south east asia|southeast asian|zuidoost azië|zuidoost aziatisch|zuidoost aziatische
    |asie du sud est`,
  ],
];

/** By country: in English, and in Dutch and French the word for one, from which the others follow. */
const ADJECTIVES = `AR argentinian argentijns argentin; AT austrian oostenrijks autrichien; AU australian australisch
  australien; BE belgian belgisch belge; BO bolivian boliviaans bolivien; BR brazilian braziliaans brésilien;
  CA canadian canadees canadien; CF - centraal-afrikaans centrafricain; CH swiss zwitsers suisse; CI ivorian ivoriaans
  ivoirien; CL chilean chileens chilien; CM cameroonian kameroens camerounais; CN chinese chinees chinois; CO colombian
  colombiaans colombien; CD congolese congolees congolais; CG congolese congolees congolais; CR - costa-ricaans
  costaricain; CU cuban cubaans cubain; DE german duits allemand; EC ecuadorian ecuadoraans équatorien; EG egyptian
  egyptisch égyptien; ES spanish spaans espagnol; FI finnish fins finlandais; FR french frans français; GA gabonese
  gabonees gabonais; GB british brits britannique; GF - frans-guyaans guyanais; GH ghanaian ghanees ghanéen; GR greek
  grieks grec; GY guyanese guyaans guyanien; HN honduran hondurees hondurien; HU hungarian hongaars hongrois;
  ID indonesian indonesisch indonésien; IN indian indiaas indien; IR iranian iraans iranien; IT italian italiaans
  italien; JP japanese japans japonais; KE kenyan keniaans kényan; KH cambodian cambodjaans cambodgien; KR korean
  koreaans coréen; LA laotian laotiaans laotien; LK - srilankaans srilankais; MA moroccan marokkaans marocain;
  MG malagasy malagassisch malgache; MG madagascan madagaskisch malgache; MM burmese birmaans birman; MX mexican mexicaans
  mexicain; MY malaysian maleisisch malaisien; MZ mozambican mozambikaans mozambicain; NC - caledonisch calédonien;
  NG nigerian nigeriaans nigérian; NL dutch nederlands néerlandais; NP nepalese nepalees népalais; NZ -
  nieuw-zeelands néo-zélandais; PA panamanian panamees panaméen; PE peruvian peruaans péruvien; PG papuan papoea
  papouasien; PH philippine filipijns philippin; PH filipino filipijns philippin; PK pakistani pakistaans pakistanais;
  PL polish pools polonais; PT portuguese portugees portugais; PY paraguayan paraguayaans paraguayen; RO romanian
  roemeens roumain; RU russian russisch russe; RW rwandan rwandees rwandais; SB - salomons salomonais; SE swedish zweeds
  suédois; SR surinamese surinaams surinamien; TH thai thais thaïlandais; TR turkish turks turc; TW taiwanese taiwanees
  taïwanais; TZ tanzanian tanzaniaans tanzanien; UG ugandan oegandees ougandais; US american amerikaans américain;
  VE venezuelan venezolaans vénézuélien; VN vietnamese vietnamees vietnamien; ZA - zuid-afrikaans sud-africain;
  ZM zambian zambiaans zambien`;

const dutchOf = (one: string) => [one, one.endsWith('ees') ? one.replace(/ees$/, 'ese') : `${one}e`];

function frenchOf(one: string): string[] {
  const her = /(?:ien|éen)$/.test(one) ? `${one}ne` : one.endsWith('e') ? one : `${one}e`;
  const plural = (word: string) => (word.endsWith('s') ? word : `${word}s`);
  return [one, plural(one), IRREGULAR[one] ?? her, plural(IRREGULAR[one] ?? her)];
}
const IRREGULAR: Readonly<Record<string, string>> = { grec: 'grecque', turc: 'turque' };

const FORMS: Record<Locale, (one: string) => string[]> = {
  en: (one) => (one === '-' ? [] : [one]),
  nl: dutchOf,
  fr: frenchOf,
};

/**
 * By what people call them, folded: continents by their numbers, and countries.
 * @param held the countries of the lots: of a part of a continent those alone are meant
 */
export function listRegions(held: ReadonlySet<string>): Map<string, string[]> {
  const regions = new Map<string, string[]>();
  for (const entry of ADJECTIVES.split(';')) {
    const [code = '', en = '-', nl = '', fr = ''] = entry.trim().split(/\s+/);
    const words = [...FORMS.en(en), ...FORMS.nl(nl), ...FORMS.fr(fr)].map(foldText);
    for (const word of new Set(words)) regions.set(word, [...(regions.get(word) ?? []), code]);
  }
  for (const [codes, words] of REGIONS) {
    const meant = codes.split(' ').filter((code) => continentOf(code) === undefined || held.has(code));
    for (const word of words.split('|')) if (meant.length > 0) regions.set(foldText(word), meant);
  }
  return regions;
}

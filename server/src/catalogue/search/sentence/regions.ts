import { continentOf } from '@vitrine/shared/i18n/places/continents';
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
    `central america|central american|midden amerika|midden amerikaans|midden amerikaanse|centraal amerika
    |centraal amerikaans|centraal amerikaanse|amérique centrale|centraméricain|centraméricaine|centraméricains
    |centraméricaines`,
  ],
  [
    'BN ID KH LA MM MY PH SG TH TL VN',
    `southeast asia|south east asia|southeast asian|zuidoost azië|zuidoost aziatisch|zuidoost aziatische
    |asie du sud est`,
  ],
  [
    'BF BJ CI CM GA GH GM GN GQ GW LR ML NE NG SL SN TG',
    `west africa|west african|west afrika|west afrikaans|west afrikaanse|afrique de l ouest|ouest africain|ouest africaine
    |ouest africains|ouest africaines`,
  ],
  [
    'BI ER ET KE MW MZ RW SO TZ UG ZM ZW',
    `east africa|east african|oost afrika|oost afrikaans|oost afrikaanse|afrique de l est|est africain|est africaine
    |est africains|est africaines`,
  ],
  ['AO BW LS MG MW MZ NA SZ ZA ZM ZW', 'southern africa|southern african|zuidelijk afrika|afrique australe'],
  ['GF GY SR', 'guianas|guyanas|guiana shield|guyanaschild|guyana s|les guyanes|guyanes'],
  [
    'FJ NC PG SB VU',
    `melanesia|melanesian|melanesië|melanesisch|melanesische|mélanésie|mélanésien|mélanésienne|mélanésiens
    |mélanésiennes`,
  ],
  [
    'AU FJ NC NZ PG SB VU',
    'australasia|australasian|australazië|australaziatisch|australaziatische|australasie|pacific|pacifique',
  ],
  [
    'BO BR CO EC GF GY PE SR VE',
    'amazon|amazonia|amazonian|amazone|amazonegebied|amazonie|amazonien|amazonienne',
  ],
  ['AR BO CL CO EC PE VE', 'andes|andean|andesgebergte|andin|andine|andins|andines'],
  ['BT CN IN NP PK', 'himalaya|himalayas|himalayan|himalayagebergte|himalayen|himalayenne'],
  ['KH LA VN TH MM', 'indochina|indochinese|indochinees|indochinese|indochine|indochinois|indochinoise'],
  [
    'DK FI IS NO SE',
    `scandinavia|scandinavian|scandinavië|scandinavisch|scandinavische|scandinavie|scandinave|scandinaves`,
  ],
  [
    'AG BB BS CU DM DO GD GP HT JM KN LC MQ PR TT VC',
    'caribbean|caraïben|caraïbisch|caraïbische|caraïbes|caraïbe|antilles|antillen|antilliaans|antilliaanse|antillais',
  ],
];

/** By country: in English, and in Dutch and French the word for one, from which the others follow; a hyphen parts words. */
const ADJECTIVES = `AF afghan afghaans afghan; AL albanian albanees albanais; AO angolan angolees angolais;
  AR argentinian argentijns argentin; AR argentine argentijns argentin; AT austrian oostenrijks autrichien;
  AU australian australisch australien; BD bangladeshi bengaals bangladais; BE belgian belgisch belge;
  BG bulgarian bulgaars bulgare; BI burundian burundees burundais; BJ beninese benins béninois;
  BO bolivian boliviaans bolivien; BR brazilian braziliaans brésilien; BT bhutanese bhutaans bhoutanais;
  BW botswanan botswaans botswanais; BZ belizean belizaans bélizien; CA canadian canadees canadien;
  CD congolese congolees congolais; CF central-african centraal-afrikaans centrafricain; CG congolese congolees congolais;
  CH swiss zwitsers suisse; CI ivorian ivoriaans ivoirien; CL chilean chileens chilien; CM cameroonian kameroens
  camerounais; CN chinese chinees chinois; CO colombian colombiaans colombien; CR costa-rican costa-ricaans costaricain;
  CR costarican costaricaans costaricien; CU cuban cubaans cubain; CY cypriot cypriotisch chypriote; CZ czech tsjechisch
  tchèque; DE german duits allemand; DK danish deens danois; DO dominican dominicaans dominicain; DZ algerian algerijns
  algérien; EC ecuadorian ecuadoraans équatorien; EC ecuadorean ecuadoriaans équatorien; EE estonian ests estonien;
  EG egyptian egyptisch égyptien; ES spanish spaans espagnol; ET ethiopian ethiopisch éthiopien; FI finnish fins
  finlandais; FJ fijian fijisch fidjien; FR french frans français; GA gabonese gabonees gabonais; GB british brits
  britannique; GB english engels anglais; GB scottish schots écossais; GE georgian georgisch géorgien;
  GF french-guianese frans-guyaans guyanais; GF guianese guyaans guyanais; GF guyanese guyaans guyanais; GH ghanaian
  ghanees ghanéen; GN guinean guinees guinéen; GR greek grieks grec; GT guatemalan guatemalteeks guatémaltèque;
  GY guyanese guyaans guyanien; HN honduran hondurees hondurien; HR croatian kroatisch croate; HT haitian haïtiaans
  haïtien; HU hungarian hongaars hongrois; ID indonesian indonesisch indonésien; IE irish iers irlandais; IL israeli
  israëlisch israélien; IN indian indiaas indien; IQ iraqi iraaks irakien; IR iranian iraans iranien; IS icelandic
  ijslands islandais; IT italian italiaans italien; JM jamaican jamaicaans jamaïcain; JP japanese japans japonais;
  KE kenyan keniaans kényan; KE kenian keniaas kenyan; KG kyrgyz kirgizisch kirghize; KH cambodian cambodjaans
  cambodgien; KR korean koreaans coréen; KR south-korean zuid-koreaans sud-coréen; KZ kazakh kazachs kazakh; LA laotian
  laotiaans laotien; LA lao laotisch laotien; LB lebanese libanees libanais; LK sri-lankan sri-lankaans sri-lankais;
  LK srilankan srilankaans srilankais; LR liberian liberiaans libérien; LT lithuanian litouws lituanien; LV latvian lets
  letton; MA moroccan marokkaans marocain; MG malagasy malagassisch malgache; MG madagascan madagaskisch malgache;
  ML malian malinees malien; MM burmese birmaans birman; MN mongolian mongools mongol; MU mauritian mauritiaans mauricien;
  MW malawian malawisch malawien; MX mexican mexicaans mexicain; MY malaysian maleisisch malaisien; MY malayan maleis
  malais; MZ mozambican mozambikaans mozambicain; NA namibian namibisch namibien; NC new-caledonian nieuw-caledonisch
  néo-calédonien; NC caledonian caledonisch calédonien; NE nigerien nigerees nigérien; NG nigerian nigeriaans nigérian;
  NI nicaraguan nicaraguaans nicaraguayen; NL dutch nederlands néerlandais; NL - hollands hollandais; NO norwegian noors
  norvégien; NP nepalese nepalees népalais; NP nepali nepalees népalais; NZ new-zealand nieuw-zeelands néo-zélandais;
  PA panamanian panamees panaméen; PE peruvian peruaans péruvien; PE - peruviaans péruvien; PG papuan papoeaas
  papouasien; PG papua papoea papou; PH philippine filipijns philippin; PH filipino filippijns philippin; PH - filipino
  philippin; PK pakistani pakistaans pakistanais; PL polish pools polonais; PT portuguese portugees portugais;
  PY paraguayan paraguayaans paraguayen; RO romanian roemeens roumain; RS serbian servisch serbe; RU russian russisch
  russe; RU siberian siberisch sibérien; RW rwandan rwandees rwandais; SB solomon-island salomons salomonais; SE swedish
  zweeds suédois; SI slovenian sloveens slovène; SK slovak slovaaks slovaque; SL sierra-leonean sierra-leoons
  sierra-léonais; SN senegalese senegalees sénégalais; SR surinamese surinaams surinamais; SR surinam surinamees
  surinamien; SV salvadoran salvadoraans salvadorien; TG togolese togolees togolais; TH thai thais thaïlandais;
  TJ tajik tadzjieks tadjik; TJ tadjik tadzjikistaans tadjike; TN tunisian tunesisch tunisien; TR turkish turks turc;
  TW taiwanese taiwanees taïwanais; TZ tanzanian tanzaniaans tanzanien; UA ukrainian oekraïens ukrainien; UG ugandan
  oegandees ougandais; US american amerikaans américain; UY uruguayan uruguayaans uruguayen; UZ uzbek oezbeeks ouzbek;
  VE venezuelan venezolaans vénézuélien; VN vietnamese vietnamees vietnamien; VU vanuatuan vanuatuaans vanuatais;
  ZA south-african zuid-afrikaans sud-africain; ZM zambian zambiaans zambien; ZW zimbabwean zimbabwaans zimbabwéen`;

const dutchOf = (one: string) => [one, one.endsWith('ees') ? one.replace(/ees$/, 'ese') : `${one}e`];

function frenchOf(one: string): string[] {
  const her = /(?:ien|éen)$/.test(one) ? `${one}ne` : one.endsWith('e') ? one : `${one}e`;
  const plural = (word: string) => (word.endsWith('s') ? word : `${word}s`);
  return [one, plural(one), IRREGULAR[one] ?? her, plural(IRREGULAR[one] ?? her)];
}
const IRREGULAR: Readonly<Record<string, string>> = {
  grec: 'grecque',
  turc: 'turque',
  letton: 'lettonne',
};

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

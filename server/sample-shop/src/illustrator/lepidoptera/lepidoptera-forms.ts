import { lookUp, lookUpOr } from '../drawing/look-up.ts';
import type { BodyForm } from './lepidoptera-body.ts';
import type { SpecimenFacts } from '../specimen-facts.ts';

interface LepidopteraForm {
  /** Name in the table of wing outlines. */
  readonly pair: string;
  readonly body: BodyForm;
}

const butterfly = (
  thorax: number,
  abdomen: number,
  abdomenLength: number,
  antennaLength = 190,
  fur = 0.35,
): BodyForm => ({
  antenna: 'clubbed',
  thorax,
  abdomen,
  abdomenLength,
  antennaLength,
  fur,
});

const moth = (
  antenna: BodyForm['antenna'],
  thorax: number,
  abdomen: number,
  abdomenLength: number,
  antennaLength: number,
  fur = 0.9,
): BodyForm => ({
  antenna,
  thorax,
  abdomen,
  abdomenLength,
  antennaLength,
  fur,
});

/** Wings and body by the catalogue's shape. */
export const lepidopteraForms: Readonly<Record<string, LepidopteraForm>> = {
  birdwing: { pair: 'birdwing', body: butterfly(24, 23, 225, 185, 0.3) },
  swallowtail: { pair: 'swallowtail', body: butterfly(22, 16, 175, 165) },
  morpho: { pair: 'morpho', body: butterfly(21, 13, 140, 150, 0.3) },
  owl: { pair: 'owl', body: butterfly(25, 17, 150, 160, 0.5) },
  brushfoot: { pair: 'brushfoot', body: butterfly(22, 14, 145, 180) },
  leafwing: { pair: 'leafwing', body: butterfly(25, 15, 140, 160, 0.4) },
  glasswing: { pair: 'glasswing', body: butterfly(16, 10, 165, 180, 0.1) },
  pierid: { pair: 'pierid', body: butterfly(21, 13, 150, 160, 0.5) },
  lycaenid: { pair: 'lycaenid', body: butterfly(22, 14, 145, 170, 0.5) },
  hesperiid: { pair: 'skipper', body: { ...butterfly(33, 21, 165, 140, 0.7), antenna: 'hooked' } },
  silkmoth: { pair: 'silkmoth', body: moth('feathered', 37, 29, 150, 105, 1) },
  'silkmoth-tailed': { pair: 'moon', body: moth('feathered', 32, 24, 130, 95, 1) },
  hawkmoth: { pair: 'hawk', body: moth('spindle', 43, 39, 250, 150, 0.6) },
  noctuid: { pair: 'noctuid', body: moth('thread', 34, 25, 170, 170, 0.9) },
  'tiger-moth': { pair: 'tiger', body: moth('combed', 34, 29, 165, 120, 0.9) },
  geometrid: { pair: 'geometrid', body: moth('thread', 18, 13, 150, 130, 0.4) },
};

/** Genera and species whose outline is not their shape's usual one. */
// oxfmt-ignore
const outlineOf: Readonly<Record<string, string>> = {
  Trogonoptera: 'rajah', 'Ornithoptera paradisea': 'paradise',
  'Papilio machaon': 'machaon', 'Papilio glaucus': 'machaon', 'Papilio antimachus': 'giant-tailless',
    'Papilio zalmoxis': 'giant-tailless',
  'Papilio memnon': 'tailless', 'Papilio rumanzovia': 'tailless', 'Papilio demoleus': 'tailless',
    'Papilio nireus': 'tailless',
  Parides: 'tailless', Battus: 'tailless', Graphium: 'bluebottle', 'Graphium androcles': 'kite',
    'Graphium antheus': 'kite', Iphiclides: 'kite',
  Lamproptera: 'dragontail', Losaria: 'clubtail', Teinopalpus: 'kaiser', Bhutanitis: 'bhutan', Parnassius: 'apollo',
    Zerynthia: 'festoon',
  Luehdorfia: 'festoon', Sericinus: 'sericin', Chrysiridia: 'sunset', Urania: 'uranid', Alcides: 'uranid',
    Lyssa: 'uranid',
  'Morpho rhetenor': 'morpho-sickle', 'Morpho cypris': 'morpho-sickle', 'Morpho aega': 'morpho-sickle',
    'Morpho hecuba': 'morpho-sickle',
  Heliconius: 'longwing', Agrias: 'prepona', Archaeoprepona: 'prepona', Prepona: 'prepona', Charaxes: 'charaxes',
    Polyura: 'charaxes',
  Marpesia: 'daggerwing', Sasakia: 'emperor', Apatura: 'emperor', Limenitis: 'emperor', Parthenos: 'emperor',
    Aglais: 'angled', Nymphalis: 'angled',
  Vanessa: 'brushfoot', Polygonia: 'comma', Danaus: 'monarch', Idea: 'monarch', Euploea: 'monarch', Thaumantis: 'owl',
    Zeuxidia: 'emperor',
  Siproeta: 'angled', Hypolimnas: 'emperor', Protogoniomorpha: 'angled', Historis: 'leafwing-blunt', Cethosia: 'scalloped',
    Junonia: 'angled',
  Gonepteryx: 'brimstone', Hebomoia: 'pierid-pointed', Phoebis: 'pierid-pointed', Ixias: 'pierid-pointed',
    Delias: 'pierid-pointed',
  Dismorphia: 'dismorphia', Thecla: 'hairstreak', Favonius: 'hairstreak', Pseudolycaena: 'hairstreak',
    Evenus: 'hairstreak', Arhopala: 'hairstreak',
  Loxura: 'yamfly', Ancyluris: 'metalmark-tailed', Lyropteryx: 'metalmark', Amarynthis: 'metalmark', Rhetus: 'rhetus',
    Urbanus: 'skipper-tailed',
  Attacus: 'atlas', Archaeoattacus: 'atlas', Rothschildia: 'atlas', Samia: 'atlas', Saturnia: 'silkmoth-round',
    Aglia: 'silkmoth-round', Brahmaea: 'silkmoth-round',
  Gastropacha: 'lappet', Lasiocampa: 'silkmoth-round', Endromis: 'silkmoth-round', Automeris: 'silkmoth',
    Coscinocera: 'hercules',
  'Argema mittrei': 'comet', Copiopteryx: 'spoonmoth', Thysania: 'white-witch', Ascalapha: 'white-witch',
    Hepialus: 'ghost', Zeuzera: 'ghost',
  Ourapteryx: 'geometrid-tailed', Smerinthus: 'hawk-broad', Laothoe: 'hawk-broad', Mimas: 'hawk-broad',
    Zygaena: 'burnet', Campylotes: 'burnet',
};

/** Outlines whose females have broader wings and shorter tails. */
const broaderOf: Readonly<Record<string, string>> = { comet: 'comet-broad', hercules: 'hercules-broad' };

const bodyOf: Readonly<Record<string, Partial<BodyForm>>> = {
  Thysania: { thorax: 24, abdomen: 17, abdomenLength: 150 },
  Ascalapha: { thorax: 28, abdomen: 20, abdomenLength: 150 },
  Acherontia: { thorax: 50, abdomen: 47, abdomenLength: 235, antennaLength: 110 },
  Macroglossum: { thorax: 44, abdomen: 42, abdomenLength: 190 },
  Zygaena: { antenna: 'spindle', antennaLength: 190 },
  Campylotes: { antenna: 'combed' },
  Biston: { antenna: 'feathered', antennaLength: 95, thorax: 25, abdomen: 20, fur: 0.9 },
  Cerura: { antenna: 'feathered', antennaLength: 90, fur: 1 },
  Phalera: { antenna: 'combed', antennaLength: 120 },
  Zeuzera: { antenna: 'feathered', antennaLength: 80, abdomenLength: 205 },
  Geometra: { antenna: 'combed', antennaLength: 110 },
  Paysandisia: { antenna: 'clubbed', antennaLength: 150 },
  Telchin: { antenna: 'clubbed', antennaLength: 150 },
  Chrysiridia: { antenna: 'thread', antennaLength: 150 },
  Urania: { antenna: 'thread', antennaLength: 150 },
  Alcides: { antenna: 'thread', antennaLength: 150 },
  Lyssa: { antenna: 'thread', antennaLength: 150 },
  Lasiocampa: { thorax: 42, abdomen: 36 },
  Gastropacha: { thorax: 40, abdomen: 34 },
  Parnassius: { fur: 0.9, thorax: 25 },
  Attacus: { abdomenLength: 120, thorax: 34, abdomen: 25 },
  Coscinocera: { abdomenLength: 120 },
};

/** Wings and body of one species and sex. */
export function findForm({ shape, genus, species, gender }: SpecimenFacts): LepidopteraForm {
  const form = lookUpOr(lepidopteraForms, 'brushfoot', shape);
  const body = { ...form.body, ...lookUp(bodyOf, genus) };
  const pair = lookUp(outlineOf, `${genus} ${species}`, genus) ?? form.pair;
  return {
    pair: (gender === 'FEMALE' && broaderOf[pair]) || pair,
    body: gender === 'FEMALE' ? ofFemale(body) : body,
  };
}

/** She carries eggs; of a moth, she has not to find anybody by scent. */
function ofFemale(body: BodyForm): BodyForm {
  const isScenting = body.antenna === 'feathered' || body.antenna === 'combed';
  const fuller = { ...body, abdomen: body.abdomen * 1.26, abdomenLength: body.abdomenLength * 0.97 };
  return isScenting ? { ...fuller, antennaLength: body.antennaLength * 0.9, plume: 0.45 } : fuller;
}

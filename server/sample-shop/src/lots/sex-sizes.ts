import type { Gender } from '@vitrine/shared/contract/catalogue';
import type { Species } from './species.ts';

type Range = readonly [number, number];

/** Millimetres of females where the range of the species is that of large males. */
// oxfmt-ignore
const FEMALES: Readonly<Record<string, Range>> = {
  'Prosopocoilus giraffa': [30, 58], 'Odontolabis femoralis': [40, 52], 'Hexarthrius mandibularis': [35, 48],
  'Hexarthrius parryi': [30, 45], 'Cyclommatus metallifer': [20, 30], 'Cyclommatus elaphus': [22, 32],
  'Lamprima adolphinae': [20, 28], 'Phalacrognathus muelleri': [24, 46], 'Dorcus titanus': [36, 54],
  'Dorcus alcides': [36, 50], 'Allotopus rosenbergi': [40, 53], 'Mesotopus tarandus': [40, 56],
  'Lucanus elaphus': [28, 36], 'Lucanus maculifemoratus': [28, 46], 'Chiasognathus grantii': [24, 37],
  'Homoderus mellyi': [22, 32], 'Neolucanus castanopterus': [24, 34],
  'Dynastes hercules': [50, 80], 'Dynastes neptunus': [50, 75], 'Dynastes satanas': [45, 62],
  'Dynastes tityus': [35, 55], 'Dynastes granti': [38, 55], 'Megasoma actaeon': [55, 80],
  'Megasoma elephas': [55, 80], 'Megasoma mars': [60, 85], 'Chalcosoma chiron': [50, 72],
  'Chalcosoma atlas': [45, 65], 'Chalcosoma moellenkampi': [45, 62], 'Eupatorus gracilicornis': [40, 55],
  'Trypoxylus dichotomus': [35, 54], 'Xylotrupes gideon': [32, 50], 'Oryctes nasicornis': [20, 38],
  'Golofa porteri': [38, 52], 'Enema pan': [38, 55], 'Augosoma centaurus': [40, 55],
  'Goliathus goliatus': [50, 80], 'Goliathus orientalis': [45, 72], 'Goliathus regius': [50, 80],
  'Goliathus albosignatus': [40, 58], 'Mecynorhina torquata': [40, 60], 'Mecynorhina polyphemus': [35, 55],
  'Mecynorhina oberthuri': [32, 52], 'Macrodontia cervicornis': [70, 110], 'Euchirus longimanus': [45, 58],
  'Eudicella gralli': [24, 34], 'Dicronorhina derbyana': [32, 45],
  'Sagra buqueti': [24, 33], 'Sagra femorata': [14, 22],
  'Eutrachelus temminckii': [34, 50], 'Trachelophorus giraffa': [14, 18],
  'Papilio antimachus': [160, 185],
};

/** Where females are the larger: males below the first number, females above the second. */
// oxfmt-ignore
const SMALLER_MALES: Readonly<Record<string, Range>> = {
  'Ornithoptera priamus': [150, 145], 'Ornithoptera goliath': [175, 175], 'Ornithoptera croesus': [158, 160],
  'Ornithoptera paradisea': [140, 135], 'Ornithoptera rothschildi': [140, 135], 'Ornithoptera tithonus': [145, 150],
  'Ornithoptera victoriae': [150, 155], 'Ornithoptera chimaera': [150, 145], 'Ornithoptera urvillianus': [165, 160],
  'Troides hypolitus': [175, 165], 'Troides helena': [140, 125], 'Troides rhadamantus': [140, 125],
  'Troides amphrysus': [145, 130], 'Troides magellanus': [155, 140], 'Troides aeacus': [150, 135],
  'Mantis religiosa': [60, 56], 'Hymenopus coronatus': [32, 55], 'Idolomantis diabolica': [105, 100],
  'Phobaeticus serratipes': [205, 220], 'Extatosoma tiaratum': [110, 115], 'Heteropteryx dilatata': [115, 130],
  'Eurycantha calcarata': [115, 110], 'Pulchriphyllium bioculatum': [60, 65], 'Pulchriphyllium giganteum': [92, 100],
  'Phyllium philippinicum': [60, 66], 'Tropidacris collaris': [95, 90], 'Titanacris albipes': [100, 95],
  'Anacridium aegyptium': [50, 48], 'Saturnia pavonia': [62, 60],
  'Trogonoptera brookiana': [165, 150], 'Trogonoptera trojana': [170, 155],
  'Attacus atlas': [240, 215], 'Attacus caesar': [235, 215], 'Archaeoattacus edwardsii': [215, 205],
  'Coscinocera hercules': [245, 220], 'Citheronia regalis': [125, 120], 'Eacles imperialis': [120, 115],
  'Automeris io': [72, 70], 'Aglia tau': [70, 68], 'Endromis versicolora': [64, 66],
  'Lasiocampa quercus': [64, 62], 'Gastropacha quercifolia': [64, 62],
  'Zeuzera pyrina': [52, 50], 'Hepialus humuli': [58, 52],
  'Deroplatys desiccata': [68, 68], 'Choeradodis strumaria': [62, 62], 'Empusa pennata': [60, 58],
  'Oedipoda caerulescens': [21, 22], 'Phymateus saxosus': [60, 58], 'Aularches miliaris': [50, 48],
  'Pterochroza ocellata': [50, 50], 'Siliquofera grandis': [110, 105], 'Lethocerus indicus': [74, 68],
  'Vespa mandarinia': [40, 28], 'Vespa crabro': [28, 18], 'Vespa velutina': [25, 17], 'Bombus terrestris': [17, 11],
  'Megascolia maculata': [32, 30], 'Megascolia procer': [48, 45], 'Pepsis heros': [52, 48], 'Urocerus gigas': [32, 25],
};

/** The sizes of one sex of a species. What is sold as either is pictured as a male, and sized as one. */
export function sizesOf(species: Species, gender: Gender): Range {
  const { size_mm_min: min, size_mm_max: max } = species;
  const name = `${species.genus} ${species.species}`;
  const middle = SMALLER_MALES[name];
  if (gender !== 'FEMALE') return [min, middle?.[0] ?? max];
  return FEMALES[name] ?? [middle?.[1] ?? min, max];
}

/** A size of the species as one of the sex: what is large for the one is large for the other. */
export function sizeOfSex(species: Species, gender: Gender, sizeMm: number): number {
  const { size_mm_min: min, size_mm_max: max } = species;
  const [low, high] = sizesOf(species, gender);
  return Math.round(low + ((high - low) * (sizeMm - min)) / Math.max(1, max - min));
}

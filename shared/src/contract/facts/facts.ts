import { DOCUMENT_KINDS, GENDERS, QUALITIES, SOURCES, SPREADS } from '../catalogue-lists.ts';
import type { Localized } from '../locale.ts';
import type { Fact } from './fact.ts';
import { DOCUMENT_WORDS, SOURCE_WORDS } from './paper-words.ts';

const say = (en: string, nl: string, fr: string): Localized => ({ en, nl, fr });

/* What an annex of Regulation (EC) 338/97 means for who buys. */
const UNION_ONLY = say(
  'only within the European Union, not to the UK or elsewhere',
  'alleen binnen de Europese Unie, niet naar het VK of elders',
  'uniquement dans l’Union européenne, ni au Royaume-Uni ni ailleurs',
);
const WITH_PERMIT = say(
  'out of the European Union with an export permit only',
  'buiten de Europese Unie alleen met een uitvoervergunning',
  'hors de l’Union européenne avec un permis d’exportation seulement',
);
const WATCHED = say(
  'trade is watched, not limited',
  'de handel wordt gevolgd, niet beperkt',
  'le commerce est surveillé, sans être limité',
);

/**
 * Everything that is said of a lot, in the order of its label and of the owner's form. Answers of the API, forms, files,
 * filters, labels and structured data follow from this list (`docs/guides/new-fact.md`).
 */
export const FACTS = {
  name: {
    kind: 'line',
    group: 'what',
    column: 'name',
    name: say('Name', 'Naam', 'Nom'),
    isRequired: true,
    darwinCore: 'scientificName',
  },
  authority: {
    kind: 'line',
    group: 'what',
    column: 'authority',
    name: say('Author and year', 'Auteur en jaar', 'Auteur et année'),
    darwinCore: 'scientificNameAuthorship',
  },
  familyId: {
    kind: 'family',
    group: 'what',
    column: 'family_id',
    name: say('Family', 'Familie', 'Famille'),
    darwinCore: 'family',
  },
  genus: {
    kind: 'line',
    group: 'what',
    column: 'genus',
    name: say('Genus', 'Genus', 'Genre'),
    darwinCore: 'genus',
  },
  species: {
    kind: 'line',
    group: 'what',
    column: 'species',
    name: say('Species', 'Soortnaam', 'Épithète'),
    darwinCore: 'specificEpithet',
  },
  isMixed: {
    kind: 'flag',
    group: 'what',
    column: 'is_mixed',
    name: say('Mixed lot', 'Gemengd lot', 'Lot mixte'),
    shown: 'card',
  },
  common: {
    kind: 'names',
    group: 'what',
    column: 'common',
    name: say('Common name', 'Gewone naam', 'Nom commun'),
    darwinCore: 'vernacularName',
  },
  country: {
    kind: 'country',
    group: 'origin',
    column: 'country',
    name: say('Country', 'Land', 'Pays'),
    shown: 'card',
    darwinCore: 'countryCode',
  },
  locality: {
    kind: 'place',
    group: 'origin',
    column: 'locality',
    name: say('Locality', 'Vindplaats', 'Localité'),
    shown: 'card',
    darwinCore: 'locality',
  },
  caughtOn: {
    kind: 'date',
    group: 'origin',
    column: 'caught_on',
    name: say('Caught', 'Gevangen', 'Capturé'),
    shown: 'card',
    darwinCore: 'eventDate',
  },
  collector: {
    kind: 'line',
    group: 'origin',
    name: say('Collector or breeder', 'Verzamelaar of kweker', 'Récolteur ou éleveur'),
    shown: 'page',
    darwinCore: 'recordedBy',
  },
  sourceCode: {
    kind: 'choice',
    group: 'origin',
    options: SOURCES,
    mayBeNothing: true,
    words: SOURCE_WORDS,
    name: say('Source', 'Herkomst', 'Source'),
    shown: 'page',
  },
  formerOwners: {
    kind: 'line',
    group: 'origin',
    name: say('Former owners', 'Vorige eigenaars', 'Anciens propriétaires'),
  },
  gender: {
    kind: 'choice',
    group: 'state',
    column: 'gender',
    options: GENDERS,
    words: {
      MALE: say('male', 'mannetje', 'mâle'),
      FEMALE: say('female', 'vrouwtje', 'femelle'),
      STOCK: say('male or female', 'mannetje of vrouwtje', 'mâle ou femelle'),
    },
    means: { STOCK: say('by availability', 'naar beschikbaarheid', 'selon disponibilité') },
    name: say('Sex', 'Geslacht', 'Sexe'),
    shown: 'card',
    label: 'specimen',
    darwinCore: 'sex',
  },
  quality: {
    kind: 'choice',
    group: 'state',
    column: 'quality',
    options: QUALITIES,
    means: {
      A1: say(
        'perfect, nothing missing or repaired',
        'gaaf, niets ontbreekt of is hersteld',
        'parfait, rien ne manque ni n’est réparé',
      ),
      'A1-': say(
        'almost perfect, a trace of wear under the lens',
        'bijna gaaf, onder de loep een spoor van slijtage',
        'presque parfait, une trace d’usure à la loupe',
      ),
      A2: say(
        'small flaws that do not catch the eye, such as a nick in a wing',
        'kleine gebreken die niet opvallen, zoals een hapje uit een vleugel',
        'petits défauts discrets, comme une encoche à une aile',
      ),
      B: say(
        'clear flaws: worn, torn or a part missing',
        'duidelijke gebreken: afgevlogen, gescheurd of een deel kwijt',
        'défauts visibles : usé, déchiré ou incomplet',
      ),
      C: say(
        'for repair, for study or for parts',
        'om te herstellen, te bestuderen of als onderdelen',
        'à réparer, pour l’étude ou pour les pièces',
      ),
    },
    name: say('Grade', 'Kwaliteit', 'Qualité'),
    shown: 'card',
    label: 'specimen',
  },
  sizeMm: {
    kind: 'whole',
    group: 'state',
    column: 'size_mm',
    least: 1,
    most: 10_000,
    unit: { symbol: 'mm', code: 'MMT' },
    name: say('Size', 'Grootte', 'Taille'),
    shown: 'card',
    label: 'specimen',
  },
  spread: {
    kind: 'choice',
    group: 'state',
    column: 'spread',
    options: SPREADS,
    unusual: ['NO', 'WINGS'],
    words: {
      YES: say('spread', 'gespreid', 'étalé'),
      NO: say('unspread', 'niet gespreid', 'non étalé'),
      WINGS: say('spread wings', 'vleugels gespreid', 'ailes étalées'),
    },
    means: {
      NO: say(
        'papered, or pinned as it dried',
        'in papillot, of gedroogd zoals het viel',
        'en papillote, ou séché tel quel',
      ),
    },
    name: say('Preparation', 'Preparatie', 'Préparation'),
    shown: 'card',
    label: 'full',
    darwinCore: 'preparations',
  },
  isRepair: {
    kind: 'flag',
    group: 'state',
    column: 'is_repair',
    name: say('For repair', 'Te herstellen', 'À réparer'),
    shown: 'card',
    label: 'specimen',
  },
  flawsHidden: {
    kind: 'flag',
    group: 'state',
    name: say(
      'Flaws not visible in the pictures',
      'Gebreken niet zichtbaar op de foto’s',
      'Défauts non visibles sur les photos',
    ),
    shown: 'page',
  },
  reference: {
    kind: 'code',
    group: 'sale',
    column: 'reference',
    name: say('Reference', 'Referentie', 'Référence'),
    isRequired: true,
    darwinCore: 'catalogNumber',
  },
  price: {
    kind: 'money',
    group: 'sale',
    column: 'price_cents',
    name: say('Price', 'Prijs', 'Prix'),
    isRequired: true,
  },
  stock: {
    kind: 'stock',
    group: 'sale',
    name: say('Stock', 'Voorraad', 'Stock'),
  },
  weightGrams: {
    kind: 'whole',
    group: 'sale',
    column: 'weight_grams',
    least: 1,
    most: 100_000,
    none: 0,
    unit: { symbol: 'g', code: 'GRM' },
    name: say('Weight', 'Gewicht', 'Poids'),
  },
  isMargin: {
    kind: 'flag',
    group: 'sale',
    name: say(
      'Margin scheme: VAT is not shown apart',
      'Margeregeling: btw wordt niet apart vermeld',
      'Régime de la marge : TVA non mentionnée à part',
    ),
    // In lists too: what they say of VAT depends on it.
    shown: 'card',
  },
  isPublished: {
    kind: 'flag',
    group: 'sale',
    column: 'is_published',
    name: say('Published', 'Gepubliceerd', 'Publié'),
  },
  citesAnnex: {
    kind: 'choice',
    group: 'law',
    column: 'cites_annex',
    options: ['A', 'B', 'C', 'D'],
    mayBeNothing: true,
    means: {
      A: UNION_ONLY,
      B: UNION_ONLY,
      C: WITH_PERMIT,
      D: WATCHED,
    },
    name: say('CITES annex', 'CITES-bijlage', 'Annexe CITES'),
    shown: 'page',
  },
  documentKind: {
    kind: 'choice',
    group: 'law',
    options: DOCUMENT_KINDS,
    mayBeNothing: true,
    words: DOCUMENT_WORDS,
    name: say('Document', 'Document', 'Document'),
    shown: 'page',
  },
  documentNumber: {
    kind: 'line',
    group: 'law',
    name: say('Number of the document', 'Nummer van het document', 'Numéro du document'),
  },
  documentDate: {
    kind: 'date',
    group: 'law',
    isWholeDay: true,
    name: say('Date of the document', 'Datum van het document', 'Date du document'),
  },
  documentAuthority: {
    kind: 'line',
    group: 'law',
    name: say('Issued by', 'Afgegeven door', 'Délivré par'),
  },
  documentCountry: {
    kind: 'country',
    group: 'law',
    name: say('Country of issue', 'Land van afgifte', 'Pays de délivrance'),
  },
  citesCertificate: {
    kind: 'line',
    group: 'law',
    column: 'cites_certificate',
    name: say('Number of the EU certificate', 'Nummer van het EU-certificaat', 'Numéro du certificat UE'),
  },
  certificateDate: {
    kind: 'date',
    group: 'law',
    isWholeDay: true,
    name: say('Date of the EU certificate', 'Datum van het EU-certificaat', 'Date du certificat UE'),
  },
  certificateAuthority: {
    kind: 'line',
    group: 'law',
    name: say('EU certificate issued by', 'EU-certificaat afgegeven door', 'Certificat UE délivré par'),
  },
  certificateCountry: {
    kind: 'country',
    group: 'law',
    name: say(
      'Country that issued the EU certificate',
      'Land dat het EU-certificaat afgaf',
      'Pays de délivrance du certificat UE',
    ),
  },
  description: {
    kind: 'texts',
    group: 'text',
    column: 'description',
    name: say('Description', 'Beschrijving', 'Description'),
  },
  drawer: {
    kind: 'line',
    group: 'house',
    name: say('Place in the drawers', 'Plaats in de laden', 'Place dans les tiroirs'),
  },
  supplier: {
    kind: 'line',
    group: 'house',
    name: say('Supplier', 'Leverancier', 'Fournisseur'),
  },
  cost: {
    kind: 'money',
    group: 'house',
    name: say('Cost', 'Inkoop', 'Coût'),
  },
  privateNote: {
    kind: 'line',
    group: 'house',
    name: say('Private note', 'Eigen notitie', 'Note privée'),
  },
} as const satisfies Record<string, Fact>;

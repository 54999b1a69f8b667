import type { Gender, Spread } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import type { ImportField } from '@vitrine/shared/contract/tools-import';
import { foldText } from '../../search/fold.ts';

/** The header of each column in an export. */
const HEADERS: Record<ImportField, Localized> = {
  reference: { en: 'Reference', nl: 'Referentie', fr: 'Référence' },
  name: { en: 'Name', nl: 'Naam', fr: 'Nom' },
  genus: { en: 'Genus', nl: 'Genus', fr: 'Genre' },
  species: { en: 'Species', nl: 'Soortnaam', fr: 'Espèce' },
  authority: { en: 'Author and year', nl: 'Auteur en jaar', fr: 'Auteur et année' },
  'common.en': { en: 'Common name EN', nl: 'Gewone naam EN', fr: 'Nom commun EN' },
  'common.nl': { en: 'Common name NL', nl: 'Gewone naam NL', fr: 'Nom commun NL' },
  'common.fr': { en: 'Common name FR', nl: 'Gewone naam FR', fr: 'Nom commun FR' },
  familyId: { en: 'Family', nl: 'Familie', fr: 'Famille' },
  quality: { en: 'Quality', nl: 'Kwaliteit', fr: 'Qualité' },
  price: { en: 'Price in euro', nl: 'Prijs in euro', fr: 'Prix en euros' },
  stock: { en: 'Stock', nl: 'Voorraad', fr: 'Stock' },
  sizeMm: { en: 'Size in mm', nl: 'Maat in mm', fr: 'Taille en mm' },
  weightGrams: { en: 'Weight in grams', nl: 'Gewicht in gram', fr: 'Poids en grammes' },
  country: { en: 'Country', nl: 'Land', fr: 'Pays' },
  locality: { en: 'Locality', nl: 'Vindplaats', fr: 'Localité' },
  caughtOn: { en: 'Date caught', nl: 'Vangdatum', fr: 'Date de capture' },
  spread: { en: 'Spread', nl: 'Gespreid', fr: 'Étalé' },
  gender: { en: 'Sex', nl: 'Geslacht', fr: 'Sexe' },
  citesAnnex: { en: 'CITES annex', nl: 'CITES-bijlage', fr: 'Annexe CITES' },
  citesCertificate: { en: 'Certificate number', nl: 'Certificaatnummer', fr: 'Numéro de certificat' },
  isRepair: { en: 'For repair', nl: 'Ter reparatie', fr: 'À réparer' },
  isMixed: { en: 'Mixed lot', nl: 'Gemengd lot', fr: 'Lot mixte' },
  isPublished: { en: 'Published', nl: 'Gepubliceerd', fr: 'Publié' },
  'description.en': { en: 'Description EN', nl: 'Beschrijving EN', fr: 'Description EN' },
  'description.nl': { en: 'Description NL', nl: 'Beschrijving NL', fr: 'Description NL' },
  'description.fr': { en: 'Description FR', nl: 'Beschrijving FR', fr: 'Description FR' },
};

/** What people and earlier shops call them. */
const ALSO: Partial<Record<ImportField, string>> = {
  reference: 'ref,ref.,code,number,nummer,numéro,lot,sku',
  name: 'scientific name,latin name,wetenschappelijke naam,latijnse naam,nom scientifique,nom latin',
  species: 'soort,species name',
  authority: 'author,authority,auteur',
  'common.en': 'common en,english name',
  'common.nl': 'common nl,nederlandse naam',
  'common.fr': 'common fr,nom français',
  familyId: 'family name,familienaam',
  quality: 'grade,condition,graad,staat,état',
  price: 'price,prijs,prix,price eur,prijs eur,prix eur,price €,prijs €,prix €',
  stock: 'quantity,amount,aantal,quantité,on hand',
  sizeMm: 'size,size mm,maat,grootte,wingspan,spanwijdte,taille,taille mm,envergure',
  weightGrams: 'weight,weight g,weight grams,gewicht,gewicht g,poids,poids g',
  country: 'origin,herkomst,origine',
  locality: 'location,plaats,lieu,vangplaats',
  caughtOn: 'caught on,caught,catch date,date,gevangen,datum,capturé',
  spread: 'mounted,preparation,preparatie,préparation',
  gender: 'gender,m/v,m/f',
  citesAnnex: 'cites,annex,bijlage,annexe',
  citesCertificate: 'certificate,cites certificate,certificaat,certificat',
  isRepair: 'repair,reparatie,réparation',
  isMixed: 'mixed,mix,gemengd,mixte',
  'description.en': 'description english',
  'description.nl': 'beschrijving nederlands',
  'description.fr': 'description français',
};

const SPREAD: Record<Spread, Localized> = {
  YES: { en: 'yes', nl: 'ja', fr: 'oui' },
  NO: { en: 'no', nl: 'nee', fr: 'non' },
  WINGS: { en: 'spread wings', nl: 'vleugels gespreid', fr: 'ailes étalées' },
};
const GENDER: Record<Gender, Localized> = {
  MALE: { en: 'male', nl: 'man', fr: 'mâle' },
  FEMALE: { en: 'female', nl: 'vrouw', fr: 'femelle' },
  STOCK: { en: 'either', nl: 'naar beschikbaarheid', fr: 'selon disponibilité' },
};
const FLAG: Record<'yes' | 'no', Localized> = {
  yes: { en: 'yes', nl: 'ja', fr: 'oui' },
  no: { en: 'no', nl: 'nee', fr: 'non' },
};

/** Spreadsheets write `TRUE` in the language of the machine. */
const FLAG_ALSO = { yes: 'true,waar,vrai,1,x,y,j,o', no: 'false,onwaar,faux,0,n' };
/** The last three of `WINGS` are what exports called it before: such a file still comes in. */
const SPREAD_ALSO = {
  YES: 'spread,gespreid,étalé,true,waar,vrai,1',
  NO: 'unspread,papered,false,onwaar,faux,0',
  WINGS:
    'wings,wings spread,open wings,vleugels,gespreide vleugels,open vleugels,ailes,ailes ouvertes,wings only,alleen vleugels,ailes seules',
};
const GENDER_ALSO = {
  MALE: 'm,♂,mannetje',
  FEMALE: 'f,v,♀,vrouwtje',
  STOCK: 'stock,male or female,man of vrouw,mâle ou femelle',
};

/** Exact words, for signs are no letters; then by letters alone. */
const key = (text: string) => foldText(text) || text.trim();

function lexicon<Word extends string>(
  words: Record<Word, Localized>,
  also: Partial<Record<Word, string>>,
): Map<string, Word> {
  // A record's own keys.
  const names = Object.keys(words) as Word[];
  return new Map(
    names.flatMap((name) => {
      const spelled = [
        name,
        ...LOCALES.map((locale) => words[name][locale]),
        ...(also[name]?.split(',') ?? []),
      ];
      return spelled.map((text) => [key(text), name] as const);
    }),
  );
}

const FIELDS = lexicon(HEADERS, ALSO);
const FLAGS = lexicon(FLAG, FLAG_ALSO);
const SPREADS = lexicon(SPREAD, SPREAD_ALSO);
const GENDERS = lexicon(GENDER, GENDER_ALSO);

export const headerOf = (field: ImportField, locale: Locale) => HEADERS[field][locale];
/** The field that a header names in any of the three languages; null for one that names none. */
export const fieldOf = (header: string): ImportField | null => FIELDS.get(key(header)) ?? null;

export const flagWord = (flag: boolean, locale: Locale) => FLAG[flag ? 'yes' : 'no'][locale];
export const readFlag = (text: string) => FLAGS.get(key(text)) ?? null;
export const spreadWord = (spread: Spread, locale: Locale) => SPREAD[spread][locale];
export const readSpread = (text: string) => SPREADS.get(key(text)) ?? null;
export const genderWord = (gender: Gender, locale: Locale) => GENDER[gender][locale];
export const readGender = (text: string) => GENDERS.get(key(text)) ?? null;

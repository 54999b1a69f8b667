import { genderSchema, spreadSchema, type Gender, type Spread } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { importFieldSchema, type ImportField } from '@vitrine/shared/contract/tools-import';
import { createSpeaker } from '../../platform/create-speaker.ts';
import { foldText } from '../../platform/fold-text.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** What the files of imports and exports say. */
export const sayFile = createSpeaker({ en, nl, fr });

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

/** @param say how the exports write a word */
function lexicon<Word extends string>(
  words: readonly Word[],
  say: (word: Word, locale: Locale) => string,
  also: Partial<Record<Word, string>>,
): Map<string, Word> {
  return new Map(
    words.flatMap((word) => {
      const spelled = [
        word,
        ...LOCALES.map((locale) => say(word, locale)),
        ...(also[word]?.split(',') ?? []),
      ];
      return spelled.map((text) => [key(text), word] as const);
    }),
  );
}

/** The header of each column in an export. */
export const headerOf = (field: ImportField, locale: Locale) => sayFile(`header.${field}`, locale);
export const spreadWord = (spread: Spread, locale: Locale) => sayFile(`spread.${spread}`, locale);
export const genderWord = (gender: Gender, locale: Locale) => sayFile(`gender.${gender}`, locale);
const yesOrNo = (word: 'yes' | 'no', locale: Locale) => sayFile(`flag.${word}`, locale);
export const flagWord = (flag: boolean, locale: Locale) => yesOrNo(flag ? 'yes' : 'no', locale);

const FIELDS = lexicon(importFieldSchema.options, headerOf, ALSO);
const FLAGS = lexicon(['yes', 'no'], yesOrNo, FLAG_ALSO);
const SPREADS = lexicon(spreadSchema.options, spreadWord, SPREAD_ALSO);
const GENDERS = lexicon(genderSchema.options, genderWord, GENDER_ALSO);

/** The field that a header names in any of the three languages; null for one that names none. */
export const fieldOf = (header: string): ImportField | null => FIELDS.get(key(header)) ?? null;
export const readFlag = (text: string) => FLAGS.get(key(text)) ?? null;
export const readSpread = (text: string) => SPREADS.get(key(text)) ?? null;
export const readGender = (text: string) => GENDERS.get(key(text)) ?? null;

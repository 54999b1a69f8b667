import { FACT_LIST, optionWord, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { staffName } from '@vitrine/shared/contract/facts/staff-words';
import { fieldsOf } from '@vitrine/shared/contract/facts/schemas';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { importFieldSchema, type ImportField } from '@vitrine/shared/contract/tools/import';
import { createSpeaker } from '../../platform/create-speaker.ts';
import { foldText } from '../../platform/fold-text.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** What the files of imports and exports say. */
export const sayFile = createSpeaker({ en, nl, fr });

/** What people, earlier shops and earlier exports of this one call a column. */
const ALSO: Partial<Record<ImportField, string>> = {
  reference: 'ref,ref.,code,number,nummer,numéro,lot,sku',
  name: 'scientific name,latin name,wetenschappelijke naam,latijnse naam,nom scientifique,nom latin',
  species: 'soort,species name,espèce',
  authority: 'author,authority,auteur',
  'common.en': 'common en,english name',
  'common.nl': 'common nl,nederlandse naam',
  'common.fr': 'common fr,nom français',
  familyId: 'family name,familienaam',
  quality: 'quality,grade,condition,graad,staat,état',
  price: 'price,prijs,prix,price eur,prijs eur,prix eur,price €,prijs €,prix €',
  stock: 'stock,voorraad,quantity,amount,aantal,quantité,on hand',
  sizeMm:
    'size,size in mm,size mm,maat,maat in mm,taille en mm,grootte,wingspan,spanwijdte,taille,taille mm,envergure',
  weightGrams:
    'weight,weight g,weight grams,weight in grams,gewicht,gewicht g,gewicht in gram,poids,poids g,poids en grammes',
  country: 'origin,herkomst,origine',
  locality: 'location,plaats,lieu,vangplaats',
  caughtOn: 'caught on,caught,catch date,date,gevangen,datum,capturé',
  spread: 'spread,gespreid,étalé,mounted,preparation,preparatie,préparation',
  gender: 'gender,m/v,m/f',
  citesAnnex: 'cites,annex,bijlage,annexe',
  citesCertificate:
    'certificate,certificate number,cites certificate,certificaat,certificaatnummer,certificat,numéro de certificat,numéro du certificat',
  certificateDate: 'certificate date,certificaatdatum,date du certificat',
  certificateAuthority: 'authority of the certificate,afgever van het certificaat,autorité du certificat',
  collector: 'leg.,leg,collector,breeder,verzamelaar,kweker,récolteur,éleveur',
  formerOwners: 'ex coll.,ex coll,former owner,vorige eigenaar,ancien propriétaire',
  sourceCode: 'source,source code,herkomstcode,code de source',
  documentKind: 'document,document kind,type de document',
  documentNumber: 'document number,documentnummer,permit number,vergunningsnummer,numéro de permis',
  documentDate: 'document date,documentdatum',
  documentAuthority: 'authority of the document,issuing authority,afgevende overheid,autorité de délivrance',
  isRepair: 'repair,ter reparatie,reparatie,réparation',
  isMixed: 'mixed,mix,gemengd,mixte',
  'description.en': 'description english',
  'description.nl': 'beschrijving nederlands',
  'description.fr': 'description français',
};

/** Spreadsheets write `TRUE` in the language of the machine. */
const FLAG_ALSO = { yes: 'true,waar,vrai,1,x,y,j,o', no: 'false,onwaar,faux,0,n' };
/** Other words for an option. The last of `WINGS` and `STOCK` are what exports called them before: such a file still comes in. */
const OPTION_ALSO: Record<string, Record<string, string>> = {
  spread: {
    YES: 'yes,ja,oui,true,waar,vrai,1',
    NO: 'no,nee,non,papered,false,onwaar,faux,0',
    WINGS:
      'wings,open wings,vleugels,gespreide vleugels,open vleugels,ailes,ailes ouvertes,wings only,alleen vleugels,ailes seules',
  },
  gender: {
    MALE: 'm,♂,man',
    FEMALE: 'f,v,♀,vrouw',
    STOCK: 'stock,man of vrouw,either,naar beschikbaarheid,selon disponibilité',
  },
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

const HEADERS = new Map(FACT_LIST.flatMap((fact) => fieldsOf(fact).map((field) => [field, fact] as const)));

/** The fact that a column holds. */
export function factOf(field: ImportField): NamedFact {
  const fact = HEADERS.get(field);
  if (!fact) throw new Error(`No fact has the field ${field}`);
  return fact;
}

/** The header of each column in an export: `Common name NL`. */
export function headerOf(field: ImportField, locale: Locale): string {
  const [, language] = field.split('.');
  return [staffName(factOf(field), locale), language?.toUpperCase()].filter(Boolean).join(' ');
}
const yesOrNo = (word: 'yes' | 'no', locale: Locale) => sayFile(`flag.${word}`, locale);
export const flagWord = (flag: boolean, locale: Locale) => yesOrNo(flag ? 'yes' : 'no', locale);

const FIELDS = lexicon(importFieldSchema.options, headerOf, ALSO);
const FLAGS = lexicon(['yes', 'no'], yesOrNo, FLAG_ALSO);
const OPTIONS = new Map(
  FACT_LIST.flatMap((fact) => (fact.kind === 'choice' ? [[fact.key, lexiconOf(fact)]] : [])),
);

function lexiconOf(fact: Extract<NamedFact, { kind: 'choice' }>): Map<string, string> {
  const also: Record<string, string> = OPTION_ALSO[fact.key] ?? {};
  const say = (option: string, locale: Locale) => optionWord(fact, option, locale);
  // Codes are their own words: `A1-` and `A1` have the same letters.
  if (!fact.words) return new Map(fact.options.map((option) => [option, option]));
  return lexicon(fact.options, say, also);
}

/** What a field may be; none for one that is no choice. */
export function optionsOf(field: ImportField): readonly string[] {
  const fact = factOf(field);
  return fact.kind === 'choice' ? fact.options : [];
}

/** The field that a header names in any of the three languages; null for one that names none. */
export const fieldOf = (header: string): ImportField | null => FIELDS.get(key(header)) ?? null;
export const readFlag = (text: string) => FLAGS.get(key(text)) ?? null;

/** The option that a cell names in any of the three languages; null for none. */
export function readOption(fact: NamedFact, text: string): string | null {
  const options = OPTIONS.get(fact.key);
  return options?.get(key(text)) ?? options?.get(capitals(text)) ?? null;
}

/** Some spreadsheets make a minus sign of a hyphen. */
const capitals = (cell: string) => cell.trim().toUpperCase().replace('−', '-');

import { formatCountry, formatDay } from '@vitrine/shared/i18n/formats';
import { sayDocument } from '@vitrine/shared/i18n/say-papers';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import {
  LATIN,
  openPaper,
  PAPER_WIDTH,
  type Cell,
  type Column,
  type Paper,
  type TableCell,
} from './paper.ts';
import type { CustomsDeclaration } from '../rules/customs-declaration.ts';

/**
 * What the forms CN 22 and CN 23 of the Universal Postal Union say, in its two languages whoever buys: English, and the
 * French that every post reads.
 */
const CUSTOMS_WORDS = {
  title: ['Customs declaration', 'Déclaration en douane'],
  opened: ['May be opened officially', 'Peut être ouvert d’office'],
  from: ['From (sender)', 'De (expéditeur)'],
  to: ['To (addressee)', 'À (destinataire)'],
  contents: ['Detailed description of contents', 'Description détaillée du contenu'],
  quantity: ['Quantity', 'Quantité'],
  netWeight: ['Net weight (kg)*', 'Poids net (kg)*'],
  value: ['Value (EUR)', 'Valeur (EUR)'],
  code: ['HS tariff number', 'N° tarifaire du SH'],
  origin: ['Country of origin', 'Pays d’origine'],
  totalValue: ['Total value', 'Valeur totale'],
  totalWeight: ['Total gross weight (kg)', 'Poids brut total (kg)'],
  unknownWeight: ['Total gross weight (kg)*', 'Poids brut total (kg)*'],
  category: ['Category of item', 'Catégorie de l’envoi'],
  sale: ['Sale of goods', 'Vente de marchandises'],
  postage: ['Postal charges', 'Frais de port'],
  sendersReference: ['Sender’s customs reference (EORI)', 'Référence en douane de l’expéditeur (EORI)'],
  britishVat: ['Sender’s British VAT number', 'N° de TVA britannique de l’expéditeur'],
  importersReference: ['Addressee’s VAT number', 'N° de TVA du destinataire'],
  certificates: ['Certificates', 'Certificats'],
  invoice: ['Invoice, order', 'Facture, commande'],
  certify: [
    'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
    'Je certifie que les renseignements donnés dans la présente déclaration en douane sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière.',
  ],
  signature: ['Date and sender’s signature', 'Date et signature de l’expéditeur'],
  byHand: [
    '* To be weighed and written in by the sender: of lots the shop knows at most what they weigh packed.',
    '* À peser et à inscrire par l’expéditeur : des lots, la boutique connaît au plus le poids emballé.',
  ],
  specimen: ['Dead insect, prepared, for a collection', 'Insecte mort, préparé, pour une collection'],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

type CustomsWord = keyof typeof CUSTOMS_WORDS;

/** Of the sheet: what stands in French beside it says so. */
const LOCALE = 'en';
const SMALL = { size: 9, ink: 'quiet' } as const;
const FRENCH = { ...SMALL, lang: 'fr' } as const;

/** The form of the Universal Postal Union that a parcel goes with: what the shop knows is filled in, the rest is for a pen. */
export function customsPdf(declaration: CustomsDeclaration): Promise<Buffer> {
  const { form, references, at } = declaration;
  const [title, french] = CUSTOMS_WORDS.title;
  const number = form.replace('CN', 'CN ');
  const paper = openPaper({
    ...{ title: `${title} ${number} ${references.join(' + ')}`, issuedAt: at, locale: LOCALE },
  });
  paper.row([
    {
      ...{ text: `${title} ${number}`, x: 0, width: 290, font: 'bold', size: 18, tag: 'H1' },
      under: [{ text: `${french} ${number}`, size: 12, lang: 'fr' }],
    },
    { ...both('opened'), x: 300, width: 183, align: 'right' },
  ]);
  paper.rule();
  paper.row([party('from', senderOf(declaration), 0), party('to', addresseeOf(declaration), 250)]);
  paper.space(14);
  const rows = declaration.lines.map(lineRow);
  paper.table({ columns: COLUMNS, rows, rules: 'around' });
  paper.row([{ ...both('byHand'), x: 0, width: PAPER_WIDTH }]);
  paper.space(4);
  paper.table({
    columns: FACT_COLUMNS,
    rows: factsOf(declaration).map(([name, text]) => [{ ...both(name), isHead: true }, { text }]),
  });
  writeSignature(paper, declaration);
  return paper.finish();
}

/** Both languages of a form's word, the French one under the English. */
function both(name: CustomsWord): TableCell {
  const [text, french] = CUSTOMS_WORDS[name];
  return { text, ...SMALL, under: [{ text: french, ...FRENCH }] };
}

function column(name: CustomsWord, place: Omit<Column, 'head'>): Column {
  const [head, french] = CUSTOMS_WORDS[name];
  return { ...place, head, under: [{ text: french, ...FRENCH }] };
}

const COLUMNS: Column[] = [
  column('contents', { x: 0, width: 162 }),
  column('quantity', { x: 166, width: 40, align: 'right' }),
  column('netWeight', { x: 210, width: 62, align: 'right' }),
  column('value', { x: 276, width: 58, align: 'right' }),
  column('code', { x: 346, width: 72 }),
  column('origin', { x: 422, width: 61 }),
];
const FACT_COLUMNS: Column[] = [
  { head: '', x: 0, width: 200 },
  { head: '', x: 210, width: PAPER_WIDTH - 210 },
];

const party = (name: 'from' | 'to', lines: readonly string[], x: number): Cell => ({
  ...{ ...both(name), x, width: 233, tag: 'H2' },
  under: [
    { text: CUSTOMS_WORDS[name][1], ...FRENCH },
    ...lines.filter(Boolean).map((text) => ({ text, size: 11 })),
  ],
});

const senderOf = ({ seller }: CustomsDeclaration): string[] => [
  [seller.name, seller.legalForm].filter(Boolean).join(' '),
  ...placeLines(seller),
  formatCountry(seller.country, LOCALE),
  seller.phone,
  seller.email,
];

const addresseeOf = ({ address, phone, email }: CustomsDeclaration): string[] => [
  address.company,
  `${address.firstname} ${address.lastname}`,
  ...placeLines(address),
  formatCountry(address.country, LOCALE),
  phone,
  email,
];

/**
 * What is not known stays empty: who packs weighs it, and writes it there. Customs ask for the weight without packing, and a lot
 * is noted as it is packed, for its carriage: whatever were printed there would be false.
 */
function lineRow({ name, isMixed, amount, valueCents, code, origin }: CustomsDeclaration['lines'][number]) {
  const [text, french] = CUSTOMS_WORDS.specimen;
  const under = [
    { text: name, size: 11, ...(!isMixed && LATIN) },
    { text: french, ...FRENCH },
  ];
  return [
    { text, under },
    { text: String(amount) },
    { text: '' },
    { text: inEuro(valueCents) },
    { text: code },
    { text: origin ? formatCountry(origin, LOCALE) : '' },
  ] satisfies TableCell[];
}

/** The short form has no room for who charges what, and for which papers lie inside. */
function factsOf(declaration: CustomsDeclaration): [CustomsWord, string][] {
  const { form, seller, lines, valueCents, grams, shippingCents } = declaration;
  const [sale, french] = CUSTOMS_WORDS.sale;
  const documents = lines.flatMap((line) => line.documents ?? []);
  const short: [CustomsWord, string][] = [
    ['totalValue', `EUR ${inEuro(valueCents)}`],
    grams === null ? ['unknownWeight', ''] : ['totalWeight', (grams / 1000).toFixed(3)],
    ['category', `[X] ${sale} / ${french}`],
  ];
  const known: [CustomsWord, string][] = [
    ['sendersReference', seller.eori ?? ''],
    ['britishVat', declaration.britishVatNumber],
    ['importersReference', declaration.vatNumber],
    ['certificates', documents.map((one) => sayDocument(one, LOCALE)).join('\n')],
    ['invoice', [...declaration.invoices, ...declaration.references].join(', ')],
  ];
  const long: [CustomsWord, string][] = form === 'CN23' ? [['postage', `EUR ${inEuro(shippingCents)}`]] : [];
  return [...short, ...long, ...known.filter(([, text]) => text !== '')];
}

function writeSignature(paper: Paper, { seller, at }: CustomsDeclaration): void {
  const [certify, french] = CUSTOMS_WORDS.certify;
  const whole = { x: 0, width: PAPER_WIDTH };
  paper.space(8);
  paper.row([{ text: certify, size: 9.5, ...whole }]);
  paper.row([{ text: french, size: 9.5, lang: 'fr', ...whole }]);
  paper.space(10);
  const place = [seller.city, formatDay(at, LOCALE)].filter(Boolean).join(', ');
  paper.row([
    { ...both('signature'), x: 0, width: 200 },
    { text: place, x: 210, width: PAPER_WIDTH - 210 },
  ]);
  paper.space(34);
  paper.rule();
}

const inEuro = (cents: number) => (cents / 100).toFixed(2);

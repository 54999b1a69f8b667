import { isOldSpecimen } from '@vitrine/shared/contract/facts/old-specimen';
import { formatCaught, formatCountry, formatDay } from '@vitrine/shared/i18n/formats';
import { formatLocality } from '@vitrine/shared/i18n/places/format-place';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { sayDocument, saySource } from '@vitrine/shared/i18n/say-papers';
import { drawQr } from '../../platform/qr-code.ts';
import { labelled, sayPaper } from '../pdf/paper-words.ts';
import type { Attachment } from '../pdf/paper-pen.ts';
import { LATIN, openPaper, PAPER_WIDTH, type Paper } from '../pdf/paper.ts';
import type { Sheet, SheetFacts } from '../rules/sheet-facts.ts';

const LABEL = { x: 0, width: 140 };
const VALUE = { x: 150, width: PAPER_WIDTH - 150 };
const CODE_WIDTH = 96;

/** Where a specimen is from, who says so, and how that is checked: to be kept with it. The same sheet is the same bytes. */
export function provenancePdf(sheet: Sheet): Promise<Buffer> {
  const { facts, issuedAt } = sheet;
  const { locale, seller } = facts;
  const title = `${sayPaper('provenance', locale)} ${facts.reference}`;
  const paper = openPaper({ title, issuedAt, locale, attachment: signedFile(sheet) });
  paper.row([
    {
      text: [seller.name, seller.legalForm].filter(Boolean).join(' '),
      x: 0,
      width: 240,
      font: 'bold',
      size: 16,
    },
    { text: title, x: 250, width: 233, align: 'right', font: 'bold', size: 14, tag: 'H1' },
  ]);
  paper.space(16);
  paper.row([{ text: facts.name, x: 0, width: PAPER_WIDTH, size: 18, ...(!facts.isMixed && LATIN) }]);
  paper.space(4);
  paper.table({
    columns: [
      { head: '', ...LABEL },
      { head: '', ...VALUE },
    ],
    rows: rowsOf(facts).map(([label, text]) => [{ text: label, isHead: true, ink: 'quiet' }, { text }]),
    rules: 'between',
  });
  paper.space(8);
  if (isOldSpecimen(facts.caughtOn)) {
    paper.row([{ text: sayPaper('oldSpecimen', locale), x: 0, width: PAPER_WIDTH, font: 'bold' }]);
    paper.space(8);
  }
  writeCheck(paper, sheet);
  writeSignature(paper, sheet);
  return paper.finish();
}

/**
 * What was signed, the signature and the key, inside the file: the sheet is checked with it alone, when the shop is gone.
 * `text` is signed by Ed25519 (RFC 8032) as it stands, in UTF-8; key and signature are base64url.
 */
function signedFile({ signedText, signature, publicKey, code, facts: { locale } }: Sheet): Attachment {
  const signed = { code, algorithm: 'Ed25519', publicKey, signature, text: signedText };
  const description = sayPaper('signedFile', locale);
  return { name: 'provenance.json', type: 'application/json', description, text: JSON.stringify(signed) };
}

function rowsOf(facts: SheetFacts): [label: string, text: string][] {
  const { locale, amount, documents = [], sourceCode, caughtOn, country, locality } = facts;
  const place = [locality && formatLocality(locality, locale), country && formatCountry(country, locale)];
  const rows: [string, string | undefined][] = [
    [sayPaper('reference', locale), facts.reference],
    [sayPaper('amount', locale), amount > 1 ? String(amount) : ''],
    [sayPaper('quality', locale), facts.quality],
    [sayPaper('origin', locale), place.filter(Boolean).join(', ')],
    [sayPaper('caught', locale), caughtOn && formatCaught(caughtOn, locale)],
    [sayPaper('collector', locale), facts.collector],
    [sayPaper('source', locale), sourceCode && saySource(sourceCode, locale)],
    [sayPaper('formerOwners', locale), facts.formerOwners],
    [sayPaper('citesAnnex', locale), facts.annex],
    [sayPaper('document', locale), documents.map((one) => sayDocument(one, locale)).join('\n')],
    [sayPaper('soldBy', locale), sellerOf(facts)],
    [sayPaper('soldOn', locale), formatDay(facts.soldAt, locale)],
  ];
  return rows.flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []));
}

function sellerOf({ seller, locale }: SheetFacts): string {
  const { country, companyNumber, court, email } = seller;
  const name = [seller.name, seller.legalForm].filter(Boolean).join(' ');
  const number = companyNumber && labelled('companyNumber', companyNumber, locale);
  const register = court && sayPaper('court', locale, { court });
  const where = [...placeLines(seller), country && formatCountry(country, locale)];
  return [name, ...where, number, register, email].filter(Boolean).join(', ');
}

/** The code leads to where the sheet is checked; the page of the lot, which may go, is written beside it. */
function writeCheck(paper: Paper, { code, facts: { page, locale, checkedAt } }: Sheet): void {
  const beside = { x: CODE_WIDTH + 16, width: PAPER_WIDTH - CODE_WIDTH - 16 };
  const address = checkedAt + code;
  const lot = page === '' ? [] : [{ text: sayPaper('pageOfLot', locale) }, { text: page, size: 9 }];
  paper.code({ code: drawQr(address), x: 0, width: CODE_WIDTH, alt: sayPaper('checkCode', locale) }, [
    {
      text: sayPaper('checkSheet', locale),
      ...{ font: 'bold', under: [{ text: address, size: 9 }, ...lot], ...beside },
    },
  ]);
  paper.space(10);
}

function writeSignature(paper: Paper, { code, signature, publicKey, facts }: Sheet): void {
  const { locale } = facts;
  const whole = { x: 0, width: PAPER_WIDTH };
  paper.row([{ text: `${sayPaper('sheetCode', locale)} ${code}`, ...whole, font: 'bold', size: 12 }]);
  paper.row([{ text: `Ed25519 ${signature}`, ...whole, size: 8, ink: 'quiet' }]);
  paper.row([{ text: `${sayPaper('signedBy', locale)} ${publicKey}`, ...whole, size: 8, ink: 'quiet' }]);
  paper.row([{ text: sayPaper('signedFile', locale), ...whole, size: 8, ink: 'quiet' }]);
}

import type { Insect } from '@vitrine/shared/contract/catalogue';
import type { DocumentKind, SourceCode } from '@vitrine/shared/contract/catalogue-lists';
import { DAY_MS } from '@vitrine/shared/platform/time';

interface Papered {
  reference: string;
  annex: Insect['citesAnnex'];
  country: string;
  /** ISO day, month or year. */
  caughtOn: string | null;
  createdAt: Date;
}

interface Issued {
  kind: DocumentKind;
  authority: string;
  country: string;
}

const BELGIUM = 'FPS Health, CITES Belgium';
const IMPORTED: Issued = { kind: 'import-permit', authority: BELGIUM, country: 'BE' };
const CERTIFIED: Issued = { kind: 'article-10', authority: BELGIUM, country: 'BE' };
const DECLARED: Issued = { kind: 'breeder-declaration', authority: 'Papillonneum (sample)', country: 'NL' };

/** Where birdwings are ranched for export, and bred. */
const RANCHED = new Set(['PG', 'SB', 'ID']);
const BRED = new Set(['MY', 'PH', 'TH', 'ID']);

/** Where a national list may protect what lives there: a shop of the Union sells it with a document. */
const EUROPEAN = new Set(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GB', 'GR', 'IT', 'NL', 'PT', 'SE']);

/**
 * The facts of a sample lot that an annex names, or that lives in Europe: a document that bears SAMPLE in its number, and
 * where the specimen is from. The same for the same reference; nothing for others.
 */
export function samplePapers({ reference, annex, country, caughtOn, createdAt }: Papered): string {
  const isNative = annex === null && EUROPEAN.has(country);
  if (annex === null && !isNative) return '{}';
  const digits = Number(reference.replace(/\D/g, ''));
  const sourceCode = isNative ? 'C' : sourceOf(country, digits);
  const issued = annex === null ? DECLARED : issuedFor(annex, sourceCode, digits);
  const { kind, authority, country: documentCountry } = issued;
  const documentDate = dayBefore(createdAt, 20 + (digits % 90), caughtOn);
  const documentNumber = `SAMPLE-${documentCountry}-${documentDate.slice(0, 4)}-${String(digits).padStart(5, '0')}`;
  // In the order of their names, as edits write them.
  return JSON.stringify({
    documentAuthority: authority,
    documentCountry,
    documentDate,
    documentKind: kind,
    documentNumber,
    sourceCode,
  });
}

function sourceOf(country: string, digits: number): SourceCode {
  const may: SourceCode[] = [
    'W',
    ...(RANCHED.has(country) ? (['R'] as const) : []),
    ...(BRED.has(country) ? (['C', 'F'] as const) : []),
  ];
  return may[digits % may.length] ?? 'W';
}

function issuedFor(annex: NonNullable<Insect['citesAnnex']>, source: SourceCode, digits: number): Issued {
  if (annex === 'A') return CERTIFIED;
  return source === 'C' && digits % 2 === 0 ? DECLARED : IMPORTED;
}

/** A day before the lot came into the shop, and not before it was caught. */
function dayBefore(createdAt: Date, days: number, caughtOn: string | null): string {
  const day = new Date(createdAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const least = caughtOn === null ? '' : `${caughtOn}-12-28`.slice(0, 10);
  return day > least ? day : createdAt.toISOString().slice(0, 10);
}

import type { BrowserReports } from '@vitrine/shared/contract/federation/browser-report';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { RouteName } from '@vitrine/shared/paths/route-table';

/** What a browser refused, without anything that says who sat before it. */
interface Refusal {
  /** What refused it: a directive of the policy, or what was to be made of a file without its hash. */
  rule: string;
  /** A word such as `inline`, the path of one of our release files, or the origin alone. */
  blocked: string;
  /** The page's name in the route table: its address may hold keys and search words. */
  page: RouteName | 'none';
  /** The file that asked for it, as `blocked`. */
  source: string;
  line: number;
}

const KINDS = ['csp-violation', 'integrity-violation'];
const MAX_LETTERS = 200;

/** What is worth a line in the log. What a shopper's own extensions do on a page is theirs. */
export function refusalsOf(reports: BrowserReports): Refusal[] {
  return fieldsOf(reports)
    .filter(({ blockedURL, sourceFile }) => ![blockedURL, sourceFile].some(isOfExtension))
    .map((fields) => ({
      rule: brief(fields.effectiveDirective || `integrity of ${fields.destination}`),
      blocked: placeOf(fields.blockedURL),
      page: pageOf(fields.documentURL),
      source: placeOf(fields.sourceFile),
      line: fields.lineNumber,
    }));
}

function fieldsOf(reports: BrowserReports) {
  if (Array.isArray(reports)) {
    return reports.filter(({ type }) => KINDS.includes(type)).map(({ body }) => body);
  }
  const older = reports['csp-report'];
  return [
    {
      effectiveDirective: older['effective-directive'],
      destination: '',
      blockedURL: older['blocked-uri'],
      documentURL: older['document-uri'],
      sourceFile: older['source-file'],
      lineNumber: older['line-number'],
    },
  ];
}

const isOfExtension = (address: string) => /^[a-z-]+-extension:/.test(address);

function placeOf(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return brief(address.replace(/[?#:].*$/s, ''));
  const { origin, pathname } = new URL(address);
  return brief(pathname.startsWith('/releases/') ? pathname : origin);
}

const pageOf = (address: string): Refusal['page'] =>
  URL.canParse(address) ? (readPath(new URL(address).pathname)?.name ?? 'none') : 'none';

/** Of letters that a log line may hold. */
const brief = (text: string) => text.replace(/[^\w ./:[\]-]/g, '').slice(0, MAX_LETTERS);

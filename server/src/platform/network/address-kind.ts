import { LOCALES } from '@vitrine/shared/contract/locale-list';
import { ROUTES } from '@vitrine/shared/paths/route-table';

/** First steps of addresses that answer data or files: nothing below them is a page. */
const DATA = ['api', 'pictures', 'releases', 'test-payments'];
/** What the server answers to operators and to its own processes. */
const OPERATORS = ['healthz', 'readyz', 'between'];
const STEPS = /^(\/[\w-]+)+$/;

const DATA_PATH = new RegExp(`^/(${DATA.join('|')})([/?]|$)`);
const PAGE_STEPS = Object.values(ROUTES).flatMap(({ path: { en, nl, fr } }) => [
  firstStep(en),
  // Their words lead to the page without the prefix too.
  ...[nl, fr].flatMap((path) => [firstStep(path), firstStep(path.slice(firstStep(path).length + 1))]),
]);
const TAKEN = new Set([...DATA, ...OPERATORS, ...LOCALES, ...PAGE_STEPS]);

/** What answers an address at which nothing is: the content service, the app API and files, or a drawn page. */
type AddressKind = 'content' | 'data' | 'page';

/**
 * @param url path and query, as asked for
 * @param contentPath where the content service answers
 */
export function addressKind(url: string, contentPath: string): AddressKind {
  if (url.startsWith(contentPath) && /^([/?]|$)/.test(url.slice(contentPath.length))) return 'content';
  return DATA_PATH.test(url) || !url.startsWith('/') ? 'data' : 'page';
}

/** Whether the content service may answer below a path: nothing else begins with its first step. */
export function isFreePath(path: string): boolean {
  return STEPS.test(path) && !TAKEN.has(firstStep(path).toLowerCase());
}

function firstStep(path: string): string {
  return path.split('/')[1] ?? '';
}

import { LOCALES } from '@vitrine/shared/contract/locale';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { offlinePath } from '../model/offline.ts';
import { offlineDocument, offlinePolicy } from './pages/offline-document.tsx';
import { workerScript } from './worker-script.ts';

/**
 * What lies at the root of the site for browsers that keep the shop: the worker and its pages. Null for any other
 * address.
 * @param originsBeside where scripts come from at the moment, beside the shop itself
 */
export function workerFile(
  pathname: string,
  options: StorefrontOptions,
  originsBeside: () => string[],
): Response | null {
  if (pathname === '/sw.js') return answerWorker(options, originsBeside());
  const locale = LOCALES.find((one) => offlinePath(one) === pathname);
  if (!locale) return null;
  return answer(offlineDocument(locale, options), 'text/html; charset=utf-8', offlinePolicy(originsBeside()));
}

/** A worker lives by the policy of its own script: it fetches pages and releases, and does nothing else. */
function answerWorker(options: StorefrontOptions, origins: string[]): Response {
  const from = ["'self'", ...origins].join(' ');
  const policy = `default-src 'none'; script-src ${from}; connect-src ${from}`;
  return answer(workerScript(options, origins), 'text/javascript; charset=utf-8', policy);
}

/** Asked for at every visit: what a browser cached of it could not be switched off. */
function answer(body: string, type: string, policy: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'no-cache', 'content-security-policy': policy },
  });
}

import type { ApiQuestion, StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { catalogueVersionSchema } from '../http/catalogue-version.ts';

/** Longer than a page waits for an answer: nothing hangs on. */
const LONGEST_MS = 10_000;
const VERSION_MS = 1_000;

interface ApiOverHttp extends Pick<StorefrontOptions, 'ask'> {
  /** @throws when the API is away */
  catalogueVersion(): Promise<string>;
  isAlive(): Promise<boolean>;
}

/** The app API of other processes, over connections that are reused. */
export function apiOverHttp(apiUrl: string): ApiOverHttp {
  const get = (path: string) =>
    fetch(new URL(path, apiUrl), { redirect: 'error', signal: AbortSignal.timeout(VERSION_MS) });

  return {
    async ask(question) {
      const answer = await ask(apiUrl, question);
      return { status: answer.status, body: await answer.text() };
    },
    async catalogueVersion() {
      const answer = await get('/api/catalogue-version');
      return catalogueVersionSchema.parse(await answer.json()).version;
    },
    async isAlive() {
      const answer = await get('/healthz');
      await answer.text();
      return answer.ok;
    },
  };
}

/** What only reads is asked again when its connection breaks: a process that ends may have closed one just then. */
async function ask(apiUrl: string, { url, ...question }: ApiQuestion): Promise<Response> {
  const send = () =>
    fetch(new URL(url, apiUrl), {
      ...question,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  try {
    return await send();
  } catch (error) {
    if (question.method !== 'GET' || isTimeout(error)) throw error;
    return send();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

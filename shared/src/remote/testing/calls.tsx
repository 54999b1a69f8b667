import type { Asker, Exchange, Exchanges } from '../../contract/federation/exchange.ts';
import type { ApiRequest, ApiTransport } from '../../contract/failure.ts';
import { readAnswer } from '../../http/answers.ts';

/** Everything that a remote asks of the app API: each function of `src/api`, who calls it, and how. */
export type Calls = Record<string, readonly [as: Asker, ask: (api: ApiTransport) => unknown]>;

/** What a remote wishes to be answered, before it was recorded. */
export interface Wishes extends Pick<Exchanges, 'given' | 'pages'> {
  calls: Calls;
}

/** What the shell asks for every page of every remote. */
export const shellCalls = (as: Asker): Calls => ({
  readFrame: [as, (api) => api({ method: 'GET', path: '/api/frame' })],
  readProfile: [as, (api) => api({ method: 'GET', path: '/api/auth/profile' })],
});

/** The request of a call, as an exchange keeps it, and what the call made of the answer. */
export async function askedBy(
  ask: (api: ApiTransport) => unknown,
  { status, answer }: Pick<Exchange, 'status' | 'answer'>,
): Promise<{ request: Exchange['request'] | undefined; result: unknown }> {
  const asked: ApiRequest[] = [];
  const api: ApiTransport = async (request) => {
    asked.push(request);
    return readAnswer(status, answer);
  };
  const result = await ask(api);
  return { request: asked[0] && asRecorded(asked[0]), result };
}

/** Without what is of this moment; a file is only said to be one. */
function asRecorded({ method, path, query, body, headers }: ApiRequest): Exchange['request'] {
  const kept = { method, path, query, body: body instanceof Blob ? 'a file' : body, headers };
  return JSON.parse(JSON.stringify(kept));
}

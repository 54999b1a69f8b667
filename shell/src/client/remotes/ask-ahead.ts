import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';

/** As old as a price on a page may be. */
const FRESH_MS = 5_000;
const MOST_ANSWERS = 10;

interface AheadApi {
  /** For what a shopper does: takes an answer that was asked for ahead, once. */
  api: ApiTransport;
  /** For loaders of a page that a shopper is about to open. They only read. */
  ahead: ApiTransport;
}

interface Coming {
  answer: Promise<ApiResult<unknown>>;
  askedAt: number;
  /** A step has it: what runs ahead all the same, for the step was sooner, asks for nothing again. */
  isTaken: boolean;
}

/** Lets answers be asked for ahead of the step that needs them: the step waits for the same answer, and asks for none again. */
export function askAhead(api: ApiTransport, now: () => number = Date.now): AheadApi {
  const coming = new Map<string, Coming>();

  function fresh(key: string): Coming | undefined {
    const known = coming.get(key);
    return known && now() - known.askedAt < FRESH_MS ? known : undefined;
  }

  function ask(key: string, request: ApiRequest, isTaken: boolean): Coming['answer'] {
    const answer = api(request);
    coming.delete(key);
    coming.set(key, { answer, askedAt: now(), isTaken });
    if (coming.size > MOST_ANSWERS) coming.delete([...coming.keys()][0] ?? '');
    return answer;
  }

  return {
    api: async (request) => {
      const key = keyOf(request);
      if (key === null) return api(request);
      const known = fresh(key);
      if (!known || known.isTaken) return ask(key, request, true);
      known.isTaken = true;
      const answer = await known.answer;
      return isWorthAnother(answer) ? ask(key, request, true) : answer;
    },
    ahead: (request) => {
      const key = keyOf(request);
      if (key === null) return Promise.reject(new Error('nothing is done ahead'));
      return fresh(key)?.answer ?? ask(key, request, false);
    },
  };
}

/** An answer that never came; one that the shop gave would be the same again. */
const isWorthAnother = (answer: ApiResult<unknown>): boolean =>
  !answer.ok && ['offline', 'timeout', 'broken'].includes(answer.failure.kind);

/** What two requests for the same have in common; null for one that does something. */
const keyOf = ({ method, path, query = {} }: ApiRequest): string | null =>
  method === 'GET'
    ? JSON.stringify([path, Object.entries(query).filter(([, value]) => value !== undefined)])
    : null;

import type { ApiFailure, ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { FAMILIES, HOME, insect, listing } from './fixtures.ts';
import { TEXT_ANSWERS } from './text-fixtures.ts';

const INSECT = insect();
const TEXTS = Object.entries(TEXT_ANSWERS).map(([path, value]) => [path, { ok: true, value }] as const);

/** The app API at its border: answers in the shapes of the contract, remembers what it was asked. */
export class FakeCatalogue {
  readonly asked: ApiRequest[] = [];
  private held = Promise.resolve();
  private readonly answers: Record<string, ApiResult<unknown>> = {
    ...Object.fromEntries(TEXTS),
    '/api/catalogue/home': { ok: true, value: HOME },
    '/api/catalogue/listing': { ok: true, value: listing() },
    [`/api/catalogue/insects/${INSECT.uuid}`]: { ok: true, value: { insect: INSECT, related: [] } },
  };

  answer(path: string, value: unknown): this {
    this.answers[path] = { ok: true, value };
    return this;
  }

  fail(path: string, failure: ApiFailure): this {
    this.answers[path] = { ok: false, failure };
    return this;
  }

  /** Answers nothing more until what it gave is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held = promise;
    return resolve;
  }

  readonly api: ApiTransport = async (request) => {
    this.asked.push(request);
    await this.held;
    return (
      this.answers[request.path] ?? familiesFor(request) ?? { ok: false, failure: { kind: 'not-found' } }
    );
  };

  /** What the list was last asked for. */
  listed(): ApiRequest['query'] {
    return this.asked.findLast(({ path }) => path === '/api/catalogue/listing')?.query;
  }
}

/** Every category has families of its own. */
function familiesFor({ path, query }: ApiRequest): ApiResult<unknown> | undefined {
  if (path !== '/api/catalogue/families') return undefined;
  return { ok: true, value: FAMILIES.filter(({ category }) => category === query?.['category']) };
}

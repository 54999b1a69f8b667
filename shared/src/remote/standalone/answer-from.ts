import type { Exchange } from '../../contract/federation/exchange.ts';
import type { ApiRequest, ApiTransport } from '../../contract/failure.ts';
import { readAnswer } from '../../http/answers.ts';

/** How long a slow shop takes, in milliseconds: long enough to see what is drawn meanwhile. */
const SLOW_MS = 3_000;

/** States of the network, which need no exchange. */
const NETWORK_STATES = ['slow', 'offline', 'broken'];
/** States that a shop can be looked at in: an exchange of one is named after it (`listOrders empty`). */
export const STATES = ['guest', 'empty', 'sold-out', 'refused', 'at-the-door', ...NETWORK_STATES];

/**
 * The app API out of a remote's exchanges. A request is answered by the exchange of its route that is most like it:
 * the state first, then the very address, then the query.
 */
export function answerFrom(exchanges: readonly Exchange[], state = ''): ApiTransport {
  return async (request) => {
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (state === 'offline') return { ok: false, failure: { kind: 'offline' } };
    if (state === 'broken') return readAnswer(500, null);
    const found = exchangeFor(request, exchanges, state);
    return found ? readAnswer(found.status, found.answer) : readAnswer(404, null);
  };
}

/** The exchange that a request is answered by; undefined when nothing was ever asked of its route. */
function exchangeFor(
  request: ApiRequest,
  exchanges: readonly Exchange[],
  state: string,
): Exchange | undefined {
  const [path = '', search = ''] = request.path.split('?');
  const asked = { ...request.query, ...Object.fromEntries(new URLSearchParams(search)) };
  const likeness = ({ route, name, request: known }: Exchange) => {
    const words = route.split('/').filter((word) => !word.startsWith(':')).length;
    const variant = name.split(' ')[1] ?? '';
    const same = Object.entries(known.query ?? {}).filter(([key, value]) => sameText(asked[key], value));
    const isExact = known.path.split('?')[0] === path;
    const isOtherState = STATES.includes(variant) && variant !== state;
    const isState = variant !== '' && variant === state;
    return [words, isState, isExact, !isOtherState, same.length, !variant].map(Number);
  };
  return exchanges
    .filter(({ route, request: { method } }) => method === request.method && isOf(route, path))
    .reduce<Exchange | undefined>(
      (best, one) => (best && !isMore(likeness(one), likeness(best)) ? best : one),
      undefined,
    );
}

function isOf(route: string, path: string): boolean {
  const words = route.split('/');
  const asked = path.split('/');
  return (
    words.length === asked.length && words.every((word, at) => word.startsWith(':') || word === asked[at])
  );
}

/** Compares what weighs most first. */
function isMore(one: number[], other: number[]): boolean {
  const at = one.findIndex((weight, place) => weight !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

const sameText = (one: unknown, other: unknown) => String(one) === String(other);

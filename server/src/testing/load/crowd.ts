import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const CONNECTIONS = 256;
/** The last of a large crowd waits for all before it. */
const LONGEST_MS = 120_000;

export interface Answer {
  status: number;
  text: string;
}

/** People who ask a shop over HTTP, each from a network of their own, at most 256 of them at the same moment. */
export interface Crowd {
  /** Null when the connection broke: nobody knows what became of the request. */
  post(address: string, body: object, headers?: Record<string, string>): Promise<Answer | null>;
  get(address: string): Promise<Answer | null>;
  leave(): void;
}

export function openCrowd(): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let visitors = 0;

  function ask(method: string, address: string, headers: Record<string, string>, payload: string) {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    visitors += 1;
    const from = `10.${(visitors >> 8) & 255}.${visitors & 255}.${(visitors >> 16) & 255}`;
    const asking = request(address, { method, agent, headers: { ...headers, 'x-forwarded-for': from } });
    asking.setTimeout(LONGEST_MS, () => asking.destroy());
    asking.on('error', () => resolve(null));
    asking.on('response', (response) => {
      text(response).then(
        (said) => resolve({ status: response.statusCode ?? 0, text: said }),
        () => resolve(null),
      );
    });
    asking.end(payload);
    return promise;
  }

  return {
    post: (address, body, headers = {}) =>
      ask('POST', address, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    get: (address) => ask('GET', address, {}, ''),
    leave: () => agent.destroy(),
  };
}

import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { pathTo } from '@vitrine/shared/paths/path-to';

/** How long each step of buying took, and what went wrong. */
export interface Steps {
  times: number[];
  failures: string[];
  bought: number;
}

/** Longer than anything in the shop may take. */
const LONGEST_MS = 20_000;
const ADDRESS = { firstname: 'Ada', lastname: 'Peeters', company: '', street: 'Coupure', houseNumber: '12' };
const PERSON = {
  locale: 'en',
  email: 'ada@example.com',
  phone: '',
  remarks: '',
  vatNumber: '',
  acceptsConditions: true,
};

export interface Lot {
  uuid: string;
  priceCents: number;
}

let people = 0;

/** So many people at a time buy one lot after another, each from an address of their own, for so many seconds. */
export async function buyOn(url: string, buyers: number, seconds: number): Promise<Steps> {
  const steps: Steps = { times: [], failures: [], bought: 0 };
  const lots = (await readLots(url)).values();
  const end = performance.now() + seconds * 1000;
  const buyAgain = async () => {
    for (const lot of lots) {
      if (performance.now() > end) return;
      await buy(url, lot, steps);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyAgain));
  return steps;
}

let page = 0;

async function readLots(url: string): Promise<Lot[]> {
  const lots: Lot[] = [];
  for (let read = 0; read < 4; read += 1) {
    page += 1;
    const answer = await fetch(
      `${url}/api/catalogue/listing?category=BUTTERFLIES&stock=in&ships=BE&page=${page}`,
    );
    lots.push(...listingSchema.parse(await answer.json()).items);
  }
  return lots.filter(({ priceCents }) => priceCents < 20_000);
}

/** Asks a shop, with GET or what is posted, and says what it answers. It throws where that is a refusal. */
export type AskShop = (path: string, body?: object, headers?: Record<string, string>) => Promise<string>;

/** The cart's page and its check, the page of the checkout, a hold, the order, the payment. */
export async function buyLot(ask: AskShop, { uuid, priceCents }: Lot, onOrder = (_receipt: Receipt) => {}) {
  const lines = [{ uuid, amount: 1 }];
  await ask(pathTo('cart', 'en'));
  await ask('/api/cart/check', { lines });
  await ask(pathTo('checkout', 'en'));
  const { holdId }: { holdId: string } = JSON.parse(await ask('/api/checkout/holds', { lines }));
  const ways: { code: string; priceCents: number }[] = JSON.parse(
    await ask(`/api/shipping?country=BE&lines=${uuid}:1`),
  );
  const [way] = ways;
  const order = {
    ...{ ...PERSON, lines, holdId, paymentMethod: 'bancontact' },
    address: { ...ADDRESS, postalCode: '9000', city: 'Gent', country: 'BE' },
    ...{ shippingCode: way?.code, expectedTotalCents: priceCents + (way?.priceCents ?? 0) },
  };
  const said = await ask('/api/orders', order, { 'idempotency-key': randomUUID() });
  const receipt = receiptSchema.parse(JSON.parse(said));
  onOrder(receipt);
  await ask(new URL(receipt.paymentUrl).pathname, { action: 'pay' });
}

async function buy(url: string, lot: Lot, steps: Steps): Promise<void> {
  people += 1;
  const localAddress = `127.${64 + (people >> 8)}.${people & 255}.7`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask: AskShop = async (path, body, headers = {}) => {
    const start = performance.now();
    const { status, said } = await send(url + path, { agent, localAddress, body, headers });
    steps.times.push(performance.now() - start);
    if (status >= 400 || status === 0) throw new Error(`${path} ${status} ${said.slice(0, 80)}`);
    return said;
  };
  try {
    await buyLot(ask, lot);
    steps.bought += 1;
  } catch (error) {
    steps.failures.push(error instanceof Error ? error.message : String(error));
  } finally {
    agent.destroy();
  }
}

interface Sent {
  agent: Agent;
  localAddress: string;
  body: object | undefined;
  headers: Record<string, string>;
}

function send(address: string, { body, headers, ...from }: Sent): Promise<{ status: number; said: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; said: string }>();
  const asking = request(address, {
    ...{ ...from, timeout: LONGEST_MS, method: body ? 'POST' : 'GET' },
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  asking.on('response', (response) => {
    text(response).then(
      (said) => resolve({ status: response.statusCode ?? 0, said }),
      () => resolve({ status: 0, said: 'broken off' }),
    );
  });
  asking.on('timeout', () => asking.destroy(new Error('silent')));
  asking.on('error', ({ message }) => resolve({ status: 0, said: message }));
  asking.end(body ? JSON.stringify(body) : undefined);
  return promise;
}

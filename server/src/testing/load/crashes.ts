import { randomUUID } from 'node:crypto';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { Database } from '../../database/database.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import type { Place } from '../../database/testing/places.ts';
import { openCrowd, type Answer, type Crowd } from './crowd.ts';
import { startMailServer } from '../mails/mail-server.ts';
import { orderFor } from '../order-body.ts';
import { startShopProcess } from './shop-process.ts';
import { stockLots } from '../desks/stock-lots.ts';

interface CrashOutcome {
  kills: number;
  /** Orders that shoppers were told of, those told by a repetition after a crash included. */
  acknowledged: number;
  /** Of these, those that cannot be opened after the crash. */
  lost: number;
  /** Orders that nobody was told of, though everybody asked until there was an answer. */
  unknown: number;
  /** Answers that were neither an order nor a broken connection. */
  refused: string[];
  mails: number;
  /** Orders without the mail that says that they were received. */
  mailsMissing: number;
  /** Mails about orders that are not there. */
  mailsOfNothing: number;
  /** Lots whose stock is not the sum of their moves, or does not match the orders. */
  wrong: number;
}

interface Intent {
  key: string;
  body: object;
}

const LOTS = 20;
const SHOPPERS = 8;
const STOCK = 1_000_000;
const MAILS_MS = 180_000;

/**
 * Shoppers order without pause while the server is killed again and again, after 50 to 450 ms of ordering. Whoever got
 * no answer asks again with the same key once the server is back, as a browser does.
 */
export async function crashes(place: Place, kills: number): Promise<CrashOutcome> {
  const { database, uuids } = await stockLots(place, LOTS, STOCK);
  const mailServer = await startMailServer();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` };
  const story = new Story(uuids);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const shop = await startShopProcess(place, smtp);
      await story.goOn(shop.url);
      const ordering = story.order(shop.url);
      await new Promise((resolve) => setTimeout(resolve, 50 + ((kill * 137) % 400)));
      await shop.kill();
      await ordering;
    }
    await freeClaimedMails(database);
    const shop = await startShopProcess(place, smtp);
    await story.goOn(shop.url);
    await untilMailsAreSent(database);
    await shop.stop();
    return { kills, ...story.told(), ...(await look(database, story, mailServer.received)) };
  } finally {
    story.end();
    await mailServer.close();
    await database.close();
  }
}

/** What the shoppers know. */
class Story {
  readonly references = new Set<string>();
  readonly #uuids: readonly string[];
  readonly #crowd: Crowd = openCrowd();
  readonly #refused: string[] = [];
  #unanswered: Intent[] = [];
  #unseen: Receipt[] = [];
  #lost = 0;
  #orders = 0;

  constructor(uuids: readonly string[]) {
    this.#uuids = uuids;
  }

  /** Everybody orders until the connection breaks. */
  async order(url: string): Promise<void> {
    await Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        let isThere = true;
        while (isThere) isThere = await this.#ask(url, this.#next());
      }),
    );
  }

  /** After a crash: whoever had no answer asks again, and all that were told of an order open it. */
  async goOn(url: string): Promise<void> {
    const again = this.#unanswered;
    this.#unanswered = [];
    await Promise.all(again.map((intent) => this.#ask(url, intent)));
    const told = this.#unseen;
    this.#unseen = [];
    await Promise.all(
      told.map(async ({ reference, key }) => {
        const seen = await this.#crowd.get(`${url}/api/orders/${reference}?key=${key}`);
        if (seen?.status !== 200) this.#lost += 1;
      }),
    );
  }

  told() {
    return { acknowledged: this.references.size, lost: this.#lost, refused: this.#refused };
  }

  end(): void {
    this.#crowd.leave();
  }

  /** Every third order is paid by transfer, some are for several lots. Each is somebody's own. */
  #next(): Intent {
    const order = (this.#orders += 1);
    const lots = [order, order * 7 + 1].map((number) => this.#uuids[number % LOTS] ?? '');
    const lines = [...new Set(lots)].map((uuid) => ({ uuid, amount: 1 + (order % 2) }));
    const paymentMethod = order % 3 === 0 ? 'banktransfer' : 'bancontact';
    const email = `shopper${order}@example.com`;
    return { key: randomUUID(), body: orderFor(lines, { paymentMethod, email }) };
  }

  async #ask(url: string, intent: Intent): Promise<boolean> {
    const answer = await this.#crowd.post(`${url}/api/orders`, intent.body, {
      'idempotency-key': intent.key,
    });
    if (answer === null) this.#unanswered.push(intent);
    else this.#hear(answer);
    return answer !== null;
  }

  #hear({ status, text }: Answer): void {
    if (status !== 201) return void this.#refused.push(`${status} ${text.slice(0, 300)}`);
    const receipt = receiptSchema.parse(JSON.parse(text));
    this.references.add(receipt.reference);
    this.#unseen.push(receipt);
  }
}

/** Two minutes pass: mails that a killed server had taken up are free again. */
async function freeClaimedMails({ kysely }: Database): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ next_at: new Date().toISOString() })
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .execute();
}

async function untilMailsAreSent({ kysely }: Database): Promise<void> {
  const end = Date.now() + MAILS_MS;
  while (Date.now() < end) {
    const soon = new Date(Date.now() + 60 * 60_000).toISOString();
    const waiting = kysely.selectFrom('outbox').select('id').where('state', '=', 'waiting');
    if ((await waiting.where('next_at', '<=', soon).execute()).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The mails were not sent in time');
}

async function look({ kysely }: Database, { references }: Story, mails: readonly string[]) {
  const orders = await kysely.selectFrom('orders').select('reference').execute();
  const made = new Set(orders.map(({ reference }) => reference));
  const received = mails.flatMap(
    (mail) => /^Message-ID: <order-received\.(VDM-\d+-\d+)@/im.exec(mail)?.[1] ?? [],
  );
  const heard = new Set(received);
  return {
    unknown: missing(made, references),
    mails: mails.length,
    mailsMissing: missing(made, heard),
    mailsOfNothing: missing(heard, made) + (mails.length - received.length),
    wrong: (await stockFaults(kysely)).length + (await mismatches(kysely)),
  };
}

/** How many of one are not among the others. */
function missing(ones: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...ones].filter((one) => !others.has(one)).length;
}

/** Lots of which not just as many are reserved as were ordered. */
async function mismatches(kysely: Database['kysely']): Promise<number> {
  const ordered = await kysely
    .selectFrom('order_lines')
    .select((eb) => ['insect_id', eb.fn.sum<number>('amount').as('amount')])
    .groupBy('insect_id')
    .execute();
  const amounts = new Map(ordered.map((line) => [line.insect_id, Number(line.amount)]));
  const lots = await kysely.selectFrom('insects').select(['id', 'reserved']).execute();
  return lots.filter(({ id, reserved }) => reserved !== (amounts.get(id) ?? 0)).length;
}

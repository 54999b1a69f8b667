import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Asker, Exchange } from '@vitrine/shared/contract/federation/exchange';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { assertionOptionsSchema, creationOptionsSchema } from '@vitrine/shared/contract/accounts/passkeys';
import { secondFactorBegunSchema } from '@vitrine/shared/contract/tools/tools';
import { z } from '@vitrine/shared/contract/zod';
import { fillShop } from '../fill/fill-shop.ts';
import type { Database } from '../database/database.ts';
import { keepFormDraft } from '../forms/index.ts';
import { refuseRelease } from '../releases/store/refused-releases.ts';
import { makeToken } from '../contact/store/subscriptions.ts';
import { addInsect } from '../database/testing/fixtures.ts';
import { seedTexts } from '../texts/seed-texts.ts';
import { runImports } from '../imports/run-imports.ts';
import { PASSWORD, type Visitor } from './desks/account-desk.ts';
import { flatPhoto } from './desks/picture-desk.ts';
import { openToolsDesk, type ToolsDesk } from './desks/tools-desk.ts';
import { openAuthenticator, type Authenticator } from './software-authenticator.ts';

/** A shop that the exchanges of every remote can be told to: with goods, texts, and everybody who asks. */
export interface RemoteShop {
  app: FastifyInstance;
  /** What only this shop knows, by the names of an exchange's `given`. */
  given: Record<string, string>;
  ask(as: Asker, request: Exchange['request']): Promise<LightMyRequestResponse>;
}

const PICTURE = {
  hash: '0f'.repeat(16),
  width: 1200,
  height: 1200,
  widths: '[320,640,1200]',
  colour: '#d8d0c0',
};
const TABLE = 'Reference;Name\nBU-9001;Papilio machaon\n;\n';
const STEP_MS = 30_000;

export async function openRemoteShop(database: Database): Promise<RemoteShop> {
  const desk = await openToolsDesk(database);
  await stock(desk);
  const { people, tokens } = await gather(desk);
  const given: RemoteShop['given'] = { password: PASSWORD, ...tokens, ...(await prepare(desk)) };
  await spoil(desk);
  const authenticator = openAuthenticator();
  return {
    app: desk.app,
    given,
    async ask(as, request) {
      const answer = await send(people[as], request);
      while ((await runImports(database, desk.now())).hasMore);
      Object.assign(given, learned(answer, desk), signed(answer, authenticator));
      return answer;
    },
  };
}

/** The sample shop and its texts; each lot with a picture that nobody made. */
async function stock({ database, now }: ToolsDesk): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('families').execute();
  await fillShop(database, now());
  await seedTexts(database);
  await kysely.updateTable('posts').set({ published_at: now().toISOString() }).execute();
  await kysely.deleteFrom('picture_jobs').execute();
  const made = { width_mm: 100, upload_hash: null, created_at: now().toISOString() };
  await kysely
    .insertInto('pictures')
    .values({ ...PICTURE, ...made })
    .execute();
  const lots = await kysely.selectFrom('insects').select('id').execute();
  const rows = lots.map(({ id }) => ({ insect_id: id, picture_hash: PICTURE.hash, position: 0 }));
  await kysely.insertInto('insect_pictures').values(rows).execute();
}

/** Something for each page that looks for what is wrong. */
async function spoil({ database, dataDir, now }: ToolsDesk): Promise<void> {
  const { kysely } = database;
  const refusal = {
    remote: 'catalog',
    version: 'abc',
    back_to: 'old',
    fault: 'server',
    reason: 'x is no y',
  } as const;
  await database.transaction((trx) => refuseRelease(trx, refusal, ['owner'], now()));
  const release = join(dataDir, 'releases/catalog');
  await mkdir(join(release, 'abc'), { recursive: true });
  await writeFile(join(release, 'remote.json'), JSON.stringify({ version: 'abc', signature: 'of its team' }));
  const lots = (id: number) => kysely.updateTable('insects').where('id', '=', id);
  await lots(3).set({ family_id: null, category: null }).execute();
  await lots(4).set({ country: '', locality: '' }).execute();
  await lots(5).set({ name: 'Papilio  machaon ' }).execute();
  const dead = kysely.updateTable('outbox').where('id', '=', 1);
  const sent = kysely.updateTable('outbox').where('kind', '=', 'order-received');
  await sent.set({ state: 'sent', attempts: 1, sent_at: '2026-03-02T10:00:00.000Z' }).execute();
  await dead.set({ state: 'dead', attempts: 9, last_error: 'The address is unknown.' }).execute();
}

async function gather(desk: ToolsDesk) {
  const shopper = await desk.confirmed();
  await desk.visitor().post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  await shopper.post('/api/account/addresses', { ...ADDRESS, isDefault: true });
  const email = 'cleo@example.com';
  const newcomer = await desk.registered({ firstname: 'Cleo', email, emailConfirmation: email });
  const confirmToken = await desk.tokenFrom('account-confirm');
  await desk.visitor().post('/api/auth/recovery', { email: 'ada@example.com' });
  const recoveryToken = await desk.tokenFrom('account-recovery');
  const staff = await desk.atWork('owner');
  const recruit = await desk.atTheDoor('catalogue');
  const people: Record<Asker, Visitor> = { guest: desk.visitor(), shopper, newcomer, staff, recruit };
  return { people, tokens: { confirmToken, recoveryToken } };
}

const ADDRESS = {
  ...{ firstname: 'Ada', lastname: 'Peeters', company: '', street: 'Coupure', houseNumber: '12' },
  ...{ postalCode: '9000', city: 'Gent', country: 'BE' },
};

/** Lots of 10 euro, orders for some of them, a wish, and a form that was refused. */
async function prepare(desk: ToolsDesk): Promise<Record<string, string>> {
  const { kysely } = desk.database;
  const family = await kysely
    .selectFrom('families')
    .select(['id', 'category'])
    .where('slug_en', '=', 'papilionidae')
    .executeTakeFirstOrThrow();
  const addLot = async (on_hand: number) =>
    (await addInsect(kysely, family, { price_cents: 1000, on_hand })).uuid;
  const [lot, soldOutLot, orderedLot] = [await addLot(5), await addLot(0), await addLot(9)];
  const [order, unpaid, third] = [await place(orderedLot), await place(orderedLot), await place(orderedLot)];
  for (const paid of [order, third]) await desk.press(paid, 'pay');
  const sheetCode = await issueSheet(order);
  const form = {
    typed: { name: 'Ada', message: '' },
    message: 'Not yet.',
    fields: { message: 'Say something.' },
  };
  const draftToken = await keepFormDraft(kysely, form, desk.now());
  const lots = { lot, soldOutLot, orderedLot, picture: `p${await firstPicture(desk)}` };
  return {
    ...lots,
    orderKey: order.key,
    unpaidKey: unpaid.key,
    draftToken,
    sheetCode,
    ...(await wish(desk, lot)),
  };

  /** The provenance sheet of the lot that was sold, by its code. */
  async function issueSheet({ reference, key }: Receipt): Promise<string> {
    await desk.app.inject(`/api/orders/${reference}/provenance/${orderedLot}.pdf?key=${key}`);
    const sheet = kysely.selectFrom('provenance_sheets').select('code');
    return (await sheet.executeTakeFirstOrThrow()).code;
  }

  async function place(uuid: string): Promise<Receipt> {
    return receiptSchema.parse((await desk.order(desk.orderFor([{ uuid, amount: 1 }]))).json());
  }
}

async function firstPicture({ database }: ToolsDesk): Promise<number> {
  const first = database.kysely.selectFrom('insect_pictures').select('id').where('insect_id', '=', 1);
  return (await first.executeTakeFirstOrThrow()).id;
}

async function wish({ app, database, now }: ToolsDesk, uuid: string) {
  const payload = { kind: 'restock', email: 'bo@example.com', locale: 'en', uuid };
  await app.inject({ method: 'POST', url: '/api/subscriptions', payload });
  const { id } = await database.kysely.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow();
  return { subscriptionToken: await makeToken(database.kysely, id, now()) };
}

const seenSchema = z.object({ seen: z.string() });

/** What an answer tells for the next request: the secret for an authenticator app, what a preview has shown. */
function learned(answer: LightMyRequestResponse, { now }: ToolsDesk): Record<string, string> {
  if (!answer.body.startsWith('{')) return {};
  const previewed = seenSchema.safeParse(answer.json());
  if (previewed.success) return { seen: previewed.data.seen };
  const begun = secondFactorBegunSchema.safeParse(answer.json());
  if (!begun.success) return {};
  const app = new TOTP({ secret: Secret.fromBase32(begun.data.secret) });
  const at = (steps: number) => app.generate({ timestamp: now().getTime() + steps * STEP_MS });
  return { code: at(0), nextCode: at(1) };
}

/** What a passkey of the shopper answers to what it is asked. */
function signed(answer: LightMyRequestResponse, authenticator: Authenticator): Record<string, string> {
  if (!answer.body.startsWith('{')) return {};
  const creation = creationOptionsSchema.safeParse(answer.json());
  if (creation.success) {
    const { id, response } = authenticator.create(creation.data);
    const { clientDataJSON: newClientData, attestationObject: attestation } = response;
    return { credentialId: id, newClientData, attestation, userHandle: creation.data.user.id };
  }
  if (!assertionOptionsSchema.safeParse(answer.json()).success) return {};
  const { authenticatorData, clientDataJSON, signature } = authenticator.get(answer.json()).response;
  return { authenticatorData, clientData: clientDataJSON, signature };
}

async function send(visitor: Visitor, { method, path, query = {}, body, headers = {} }: Exchange['request']) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(key, String(one));
  }
  const url = search.size > 0 ? `${path}?${search}` : path;
  const payload = body === 'a file' ? await fileFor(path) : objectOrNothing(body);
  visitor.headers = headers;
  if (method === 'GET') return visitor.get(url);
  return method === 'POST' ? visitor.post(url, payload) : visitor.send(method, url, payload);
}

const objectOrNothing = (body: unknown) => (typeof body === 'object' && body ? body : undefined);

const fileFor = async (path: string): Promise<Buffer> =>
  path.includes('pictures') ? flatPhoto().toBuffer() : Buffer.from(TABLE);

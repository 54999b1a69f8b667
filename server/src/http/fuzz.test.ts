import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../database/testing/databases.ts';
import { PASSWORD, registration, type Visitor } from '../testing/desks/account-desk.ts';
import { fuzzRequests } from '../testing/load/fuzz-requests.ts';
import { isLongRun } from '../testing/long-run.ts';
import { testEnv } from '../testing/test-env.ts';
import { openToolsDesk, type ToolsDesk } from '../testing/desks/tools-desk.ts';

/** `FUZZ_REQUESTS=100000` asks for longer than any run here; another `FUZZ_SEED` makes others. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (isLongRun ? 5000 : 100));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20260302);
/** Each piece has a shop of its own, so that neither its tables nor its memory grow with the run. */
const PIECE = 5000;
const HANG_MS = 10_000;

/** Refusals that are about the whole request and no field of it. */
const WITHOUT_FIELD = ['unreadable', 'wrong-login', 'bad-token'];
const contentErrorSchema = z.object({
  statusCode: z.literal(400),
  message: z.string().check(z.minLength(1)),
});

const open = oneDatabase();

async function openFuzzedShop() {
  const desk = await openToolsDesk(await open());
  const uuid = await desk.addLot({ on_hand: 1_000_000 });
  const { reference, key } = await desk.placed(uuid);
  const lines = [{ uuid, amount: 1 }];
  const { address, ...order } = z
    .looseObject({ address: z.looseObject({}) })
    .parse(desk.orderFor(lines, { email: 'ada@example.com' }));
  const known = {
    ...registration(),
    ...address,
    ...order,
    address,
    uuid,
    reference,
    key,
    isDefault: false,
    wants: true,
    language: 'nl',
    currentPassword: PASSWORD,
    name: 'Ada Peeters',
    holdId: 'a-cart',
    category: 'butterflies',
    page: '1',
    size: '15',
  };
  const description: unknown = (await desk.app.inject('/api/docs/json')).json();
  return { desk, requests: fuzzRequests(description, known, { ...known, lines: `${uuid}:1` }) };
}

function expectKind(answer: LightMyRequestResponse, { url }: InjectOptions): void {
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode !== 400) return;
  if (String(url).startsWith(`${testEnv().contentPath}/`)) {
    expect(contentErrorSchema.safeParse(answer.json()).error).toBeUndefined();
    return;
  }
  const { code, validationErrors } = errorEnvelopeSchema.parse(answer.json());
  if (WITHOUT_FIELD.includes(code ?? '')) return;
  expect(Object.keys(validationErrors ?? {})).not.toEqual([]);
}

/** Somebody logged in, anew when their session is over: an owner at work for the tools, a shopper for the rest. */
function visitors(desk: ToolsDesk) {
  const visitors = new Map<string, Visitor>();
  let made = 0;
  const fresh = async (isForTools: boolean) => {
    made += 1;
    const email = `ada${made}@example.com`;
    if (isForTools) return desk.atWork('owner', email);
    return desk.registered({ email, emailConfirmation: email });
  };
  const kindOf = ({ url }: InjectOptions) => (String(url).startsWith('/api/tools/') ? 'tools' : 'shop');
  return {
    async for(request: InjectOptions): Promise<Visitor> {
      const kind = kindOf(request);
      const visitor = visitors.get(kind) ?? (await fresh(kind === 'tools'));
      visitors.set(kind, visitor);
      return visitor;
    },
    forget: (request: InjectOptions) => visitors.delete(kindOf(request)),
  };
}

const pieces = Array.from({ length: Math.ceil(REQUESTS / PIECE) }, (_none, piece) => ({
  // A piece that fails is asked again alone by its own seed.
  seed: SEED + piece,
  from: piece * PIECE,
  numRuns: Math.min(PIECE, REQUESTS - piece * PIECE),
}));

/** Says of a long run how far it is, at once: a test runner speaks only at its end. */
function tellProgress({ seed, from, numRuns }: (typeof pieces)[number], startedAt: number): void {
  if (pieces.length === 1) return;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20);
  const done = `${from + numRuns} of ${REQUESTS} requests`;
  process.stderr.write(`${done}: seed ${seed} took ${seconds} s; ${megabytes} MB\n`);
}

it.each(pieces)(
  'Whatever is asked of the API from request $from on is answered: nothing breaks or hangs, and what is wrong is named',
  async (piece) => {
    const startedAt = performance.now();
    const { desk, requests } = await openFuzzedShop();
    const seen = new Map<number, number>();
    const somebody = visitors(desk);
    let asked = 0;
    const ask = async (request: InjectOptions) => {
      asked += 1;
      const isLoggedIn = asked % 3 > 0;
      // Time passes and everybody has a network of their own, or the limits would answer nearly all.
      desk.passMinutes(1);
      const { cookie } = await somebody.for(request);
      const cookies: Record<string, string> = isLoggedIn ? { vitrine_session: cookie ?? '' } : {};
      const remoteAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
      const answer = await desk.app.inject({ ...request, cookies, remoteAddress });
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      if ([401, 403].includes(answer.statusCode) && isLoggedIn) somebody.forget(request);
      expectKind(answer, request);
    };
    const { seed, numRuns } = piece;
    const property = fc.asyncProperty(requests, ask);
    await fc.assert(property, { seed, numRuns, timeout: HANG_MS, endOnFailure: true });
    await desk.app.close();
    tellProgress(piece, startedAt);
    // The requests reach behind the door: most kinds of answer are among them.
    if (numRuns === PIECE)
      expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 409]));
  },
  // So long because the long run may share its machine: what hangs is found by `HANG_MS`.
  30_000 + PIECE * 100,
);

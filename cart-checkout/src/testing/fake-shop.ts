import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { CartCheck } from '@vitrine/shared/contract/orders/cart-check';
import { z } from '@vitrine/shared/contract/zod';
import { PARCEL } from './fixtures.ts';

type Answer = (request: ApiRequest) => ApiResult<unknown> | Promise<ApiResult<unknown>>;

export const ok = (value: unknown): ApiResult<unknown> => ({ ok: true, value });
export const offline = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'offline' } });

/** A refusal as the shop words it. */
export function refused(
  status: number,
  code: string,
  more: { error?: string; fields?: Record<string, string>; body?: object } = {},
): ApiResult<unknown> {
  const { error = '', fields = {}, body = {} } = more;
  return { ok: false, failure: { kind: 'rejected', status, code, message: error, fields, body } };
}

const RECEIPT = { reference: 'VDM-2026-000001', key: 'secret', paymentUrl: '#pay' };

/** The app API at its border: answers in the shapes of the contract, remembers what it was asked. */
export class FakeShop {
  readonly asked: ApiRequest[] = [];
  private readonly answers: Record<string, Answer>;

  constructor(insects: InsectCard[]) {
    this.answers = {
      'GET /api/checkout/countries': () => ok(['BE', 'NL', 'FR', 'GB']),
      'POST /api/cart/check': (request) => ok(check(insects, request.body)),
      'GET /api/shipping': () => ok([PARCEL]),
      'POST /api/checkout/holds': () =>
        ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() }),
      'POST /api/orders': () => ok(RECEIPT),
    };
  }

  /** From now on `call` (`POST /api/orders`) is answered so: once each in order, the last one for ever. */
  answer(call: string, ...results: ApiResult<unknown>[]): void {
    this.answerWith(call, ...results.map((result) => () => result));
  }

  /** The same for answers that are made when they are asked for. */
  answerWith(call: string, ...answers: (() => ReturnType<Answer>)[]): void {
    this.answers[call] = () => ((answers.length > 1 ? answers.shift() : answers[0]) ?? offline)();
  }

  readonly api: ApiTransport = async (request) => {
    this.asked.push(request);
    return this.answers[`${request.method} ${request.path}`]?.(request) ?? offline();
  };

  /** The requests of one call, in order. */
  requests(call: string): ApiRequest[] {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === call);
  }
}

const linesSchema = z.object({ lines: z.array(z.object({ uuid: z.string(), amount: z.int() })) });

/** The cart held against insects: what is not among them is sold out. */
export function check(insects: InsectCard[], body: unknown): CartCheck {
  const lines = linesSchema.parse(body).lines.map(({ uuid, amount }) => {
    const insect = insects.find((one) => one.uuid === uuid) ?? null;
    const left = Math.min(amount, insect?.stock ?? 0);
    const status =
      left === amount ? ('ok' as const) : left > 0 ? ('reduced' as const) : ('sold-out' as const);
    return { uuid, status, amount: left, insect };
  });
  const totalCents = lines.reduce((sum, line) => sum + line.amount * (line.insect?.priceCents ?? 0), 0);
  return { lines, totalCents };
}

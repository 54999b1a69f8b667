import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Right, Staff } from '@vitrine/shared/contract/tools/tools';

export const ok = (value: unknown): ApiResult<unknown> => ({ ok: true, value });
export const offline = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'offline' } });
export const unauthorized = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'unauthorized' } });

interface Refusal {
  status?: number;
  code?: string;
  error?: string;
  fields?: Record<string, string>;
  body?: object;
}

/** A refusal as the shop words it. */
export function refused(refusal: Refusal): ApiResult<unknown> {
  const { status = 400, code = 'invalid', error = '', fields = {}, body = {} } = refusal;
  return { ok: false, failure: { kind: 'rejected', status, code, message: error, fields, body } };
}

const ALL: Right[] = [
  'catalogue-read',
  'catalogue-write',
  'orders-read',
  'orders-write',
  'shop-read',
  'shop-write',
  'staff',
  'system',
];

/** Somebody of the shop who has passed the second factor. */
export const OWNER: Staff = {
  email: 'ann@example.com',
  firstname: 'Ann',
  role: 'owner',
  rights: ALL,
  secondFactor: 'passed',
  hasPasskey: false,
};

/** The first page on a day when nothing waits. */
const QUIET = { todo: [], sales: null, newest: null, stock: null, misses: null };

type Answer = ApiResult<unknown> | Promise<ApiResult<unknown>>;

/** The app API at its border: answers in the shapes of the contract, remembers what it was asked. */
export class FakeShop {
  readonly asked: ApiRequest[] = [];
  private readonly answers: Record<string, Answer> = {};

  constructor(me: ApiResult<unknown> = ok(OWNER)) {
    this.answer('GET /api/tools/me', me);
    this.answer('GET /api/tools/dashboard', ok(QUIET));
  }

  /** From now on `call` (`POST /api/tools/second-factor`) is answered so. */
  answer(call: string, result: Answer): void {
    this.answers[call] = result;
  }

  readonly api: ApiTransport = async (request) => {
    this.asked.push(request);
    return this.answers[`${request.method} ${request.path}`] ?? offline();
  };

  /** The bodies that one call was sent with, in order. */
  sent(call: string): unknown[] {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  }
}

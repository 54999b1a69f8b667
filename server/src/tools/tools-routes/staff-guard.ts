import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type AccountsContext, readShopper, type Shopper } from '../../accounts/index.ts';
import type { StaffRole } from '@vitrine/shared/contract/tools/tools';
import { isStaff, mayAsk, type RouteRight } from '../rules/rights.ts';
import { unauthorized } from '../../http/answers/form-reply.ts';
import { refusal } from '../../http/answers/error-reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the routes of the tools, each of which has one. */
    right?: RouteRight;
  }
}

/** Who of staff is behind a request, and by which request. */
export interface StaffMember {
  accountId: number;
  email: string;
  firstname: string;
  role: StaffRole;
  sessionId: number;
  /** Whether this session has passed the second factor; without it only routes of the right `own` are reached. */
  hasPassed: boolean;
  requestId: string;
}

const STAFF = new WeakMap<FastifyRequest, StaffMember>();

/** Lets only staff through to the routes registered here, each to what its role allows. */
export function admitStaff(app: FastifyInstance, accounts: AccountsContext): void {
  app.addHook('onRoute', demandRight);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shopper = await readShopper(accounts, request);
    if (!shopper) return unauthorized(reply);
    return admit(shopper, request, reply);
  });
}

/** Who of staff asked. */
export function staffOf(request: FastifyRequest): StaffMember {
  const staff = STAFF.get(request);
  if (!staff) throw new Error('This route admits everybody');
  return staff;
}

/** Undefined when the request may go on; else the refusal, which is sent. */
function admit(shopper: Shopper, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { right } = request.routeOptions.config;
  const { accountId, email, sessionId, secondFactorAt } = shopper;
  const { firstname, role } = shopper.profile;
  if (!isStaff(role)) return forbid(reply, 'not-staff', 'notStaff');
  const hasPassed = secondFactorAt !== null;
  if (!hasPassed && right !== 'own') return forbid(reply, 'second-factor-needed', 'secondFactorNeeded');
  if (!right || !mayAsk(role, right)) return notAllowed(reply);
  STAFF.set(request, { accountId, email, firstname, role, sessionId, hasPassed, requestId: request.id });
  return undefined;
}

/** 403: the role lacks the right. */
export function notAllowed(reply: FastifyReply): FastifyReply {
  return forbid(reply, 'not-allowed', 'notAllowed');
}

function forbid(reply: FastifyReply, code: string, message: Parameters<typeof refusal>[2]): FastifyReply {
  return reply.code(403).send(refusal(reply, code, message));
}

/** A route that names no right would be open to nobody or to all: the server does not start with one. */
function demandRight({ method, url, config }: RouteOptions): void {
  const name = `${String(method)} ${url}`;
  if (!url.startsWith('/api/tools/')) throw new Error(`${name} must lie below /api/tools/`);
  if (!config?.right) throw new Error(`${name} names no right: config: { right: … }`);
}

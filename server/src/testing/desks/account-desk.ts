import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { OutgoingMail } from '../../mail/mail-transport.ts';
import type { AccountMail } from '../../accounts/store/account-mails.ts';
import { openMailbox } from '../mails/mailbox.ts';
import { openOrderDesk, type OrderDesk } from './order-desk.ts';

export const PASSWORD = 'a drawer of moths';

/** Somebody's browser: it keeps its cookies, and calls from its own network. */
export interface Visitor {
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  send(method: 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<LightMyRequestResponse>;
  /** The value of its session's cookie, or null. */
  cookie: string | null;
  /** The same of the one by which it is known to have logged in before. */
  device: string | null;
  /** The same of the one that holds the challenges of its passkeys. */
  passkey: string | null;
  headers: Record<string, string>;
}

export interface AccountDesk extends OrderDesk {
  visitor(more?: { ip?: string; headers?: Record<string, string> }): Visitor;
  /** A visitor who has just registered. */
  registered(more?: object): Promise<Visitor>;
  /** The same with a confirmed address. */
  confirmed(more?: object): Promise<Visitor>;
  /** Sends what waits and returns it. */
  mails(): Promise<OutgoingMail[]>;
  /** Sends what waits; the token of the link in the last mail of a kind. */
  tokenFrom(kind: AccountMail['kind']): Promise<string>;
}

export const registration = (more: object = {}) => ({
  firstname: 'Ada',
  lastname: 'Peeters',
  email: 'ada@example.com',
  emailConfirmation: 'ada@example.com',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  acceptsConditions: true,
  company: '',
  phone: '',
  newsletter: false,
  locale: 'en',
  ...more,
});

let networks = 0;

/** An order desk whose shoppers can have accounts. */
export async function openAccountDesk(...shop: Parameters<typeof openOrderDesk>): Promise<AccountDesk> {
  const orders = await openOrderDesk(...shop);
  const box = openMailbox();
  const desk: AccountDesk = {
    ...orders,
    visitor: (more = {}) => openVisitor(orders.app, more),
    async registered(more = {}) {
      const visitor = desk.visitor();
      const answer = await visitor.post('/api/auth/register', registration(more));
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return visitor;
    },
    async confirmed(more = {}) {
      const visitor = await desk.registered(more);
      const token = await desk.tokenFrom('account-confirm');
      await visitor.post('/api/auth/confirm', { token });
      return visitor;
    },
    mails: () => box.collect(orders.payments),
    async tokenFrom(kind) {
      const mail = (await desk.mails()).findLast(({ messageId }) => messageId.startsWith(kind));
      return /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
  return desk;
}

function openVisitor(
  app: FastifyInstance,
  {
    ip = `10.${(networks += 1) >> 8}.${networks & 255}.1`,
    headers = {},
  }: Parameters<AccountDesk['visitor']>[0] & object,
): Visitor {
  const visitor: Visitor = {
    cookie: null,
    device: null,
    passkey: null,
    headers,
    get: (url) => ask({ method: 'GET', url }),
    post: (url, payload = {}) => ask({ method: 'POST', url, payload }),
    send: (method, url, payload) => ask({ method, url, ...(payload && { payload }) }),
  };
  async function ask(request: InjectOptions): Promise<LightMyRequestResponse> {
    const { cookie, device, passkey, headers: own } = visitor;
    const cookies = {
      ...(cookie && { vitrine_session: cookie }),
      ...(device && { vitrine_device: device }),
      ...(passkey && { vitrine_passkey: passkey }),
    };
    const answer = await app.inject({
      ...request,
      cookies,
      headers: own,
      remoteAddress: ip,
    });
    for (const { name, value } of answer.cookies) {
      if (name === 'vitrine_session') visitor.cookie = value || null;
      if (name === 'vitrine_device') visitor.device = value || null;
      if (name === 'vitrine_passkey') visitor.passkey = value || null;
    }
    return answer;
  }
  return visitor;
}

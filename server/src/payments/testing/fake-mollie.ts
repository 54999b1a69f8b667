import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';

type Json = Record<string, unknown>;
/** How the next request goes wrong. `lost` does the work and breaks the connection before the answer; `none` is answered. */
type Fault = 'none' | 'lost' | 'hang' | 400 | 409 | 422 | 429 | 500;

/**
 * A FAKE of Mollie for tests: the documented v2 calls that the shop makes, over https with a certificate of its own.
 * It holds what a test may look at and change.
 */
export interface FakeMollie {
  endpoint: string;
  payments: Map<string, Json>;
  refunds: Map<string, Json>;
  chargebacks: Map<string, Json>;
  /** Each request as `POST payments`, with its body. */
  requests: { call: string; body: Json }[];
  methods: string[];
  /** Faults of the next requests, one each. */
  faults: Fault[];
  close(): Promise<void>;
}

export async function startFakeMollie(): Promise<FakeMollie> {
  const { key, cert } = await (certificate ??= throwAwayCertificate());
  const distrust = trust(cert);
  const keys = new Map<string, Json>();
  const server = createServer({ key, cert });
  const fake: FakeMollie = {
    endpoint: `https://localhost:${await listen(server)}/v2/`,
    payments: new Map(),
    refunds: new Map(),
    chargebacks: new Map(),
    requests: [],
    methods: ['bancontact', 'ideal', 'creditcard', 'klarna'],
    faults: [],
    async close() {
      distrust();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readJson(request);
    const call = `${request.method} ${(request.url ?? '').replace(/^\/v2\/|\?.*$/g, '')}`;
    fake.requests.push({ call, body });
    const fault = fake.faults.shift();
    if (fault === 'hang') return;
    if (typeof fault === 'number') return send(fault, failure(fault));
    const { status, json } = answer(fake, keys, call, body, request.headers['idempotency-key']);
    if (fault === 'lost') return response.destroy();
    return send(status, json);

    function send(code: number, content: Json): void {
      const type = code < 400 ? 'application/hal+json' : 'application/problem+json';
      response.writeHead(code, { 'content-type': type, ...(code === 429 && { 'retry-after': '0' }) });
      response.end(JSON.stringify(content));
    }
  };
  server.on('request', (request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  return fake;
}

function answer(
  fake: FakeMollie,
  keys: Map<string, Json>,
  call: string,
  body: Json,
  idempotencyKey: string | string[] | undefined,
): { status: number; json: Json } {
  const [verb, , id = '', , refundId = ''] = call.split(/[ /]/);
  const key = `${call} ${String(idempotencyKey)}`;
  const known = keys.get(key);
  if (verb === 'POST' && known) return { status: 201, json: known };
  if (call === 'GET methods')
    return {
      status: 200,
      json: list(
        'methods',
        fake.methods.map((method) => ({ resource: 'method', id: method })),
      ),
    };
  if (call === 'GET chargebacks')
    return { status: 200, json: list('chargebacks', [...fake.chargebacks.values()]) };
  if (call === 'POST payments') return made(keys, key, addPayment(fake, body));
  const payment = fake.payments.get(id);
  if (!payment) return { status: 404, json: failure(404) };
  if (verb === 'DELETE') {
    payment['status'] = 'canceled';
    return { status: 200, json: payment };
  }
  if (call.endsWith('/chargebacks')) {
    const taken = [...fake.chargebacks.values()].filter(({ paymentId }) => paymentId === id);
    return { status: 200, json: list('chargebacks', taken) };
  }
  if (!call.includes('/refunds')) return { status: 200, json: payment };
  if (verb === 'POST') return made(keys, key, addRefund(fake, id, body));
  const refunds = [...fake.refunds.values()].filter(({ paymentId }) => paymentId === id);
  if (refundId === '') return { status: 200, json: list('refunds', refunds) };
  const refund = fake.refunds.get(refundId);
  return refund ? { status: 200, json: refund } : { status: 404, json: failure(404) };
}

function made(keys: Map<string, Json>, key: string, json: Json) {
  keys.set(key, json);
  return { status: 201, json };
}

function addPayment(fake: FakeMollie, body: Json): Json {
  const id = `tr_${String(fake.payments.size + 1).padStart(10, 'A')}`;
  const payment = {
    ...body,
    resource: 'payment',
    id,
    mode: 'test',
    status: 'open',
    isCancelable: body['method'] === 'banktransfer',
    createdAt: '2026-03-02T10:00:00+00:00',
    ...(body['method'] === 'banktransfer' && {
      details: {
        bankName: 'Stichting Mollie Payments',
        bankAccount: 'NL53ABNA0627535577',
        bankBic: 'ABNANL2A',
        transferReference: 'RF12-3456-7890-1234',
      },
    }),
    _links: { checkout: { href: `https://www.mollie.test/checkout/${id}`, type: 'text/html' } },
  };
  fake.payments.set(id, payment);
  return payment;
}

function addRefund(fake: FakeMollie, paymentId: string, body: Json): Json {
  const id = `re_${String(fake.refunds.size + 1).padStart(10, 'A')}`;
  const refund = { ...body, resource: 'refund', id, paymentId, status: 'pending', _links: {} };
  fake.refunds.set(id, refund);
  return refund;
}

/** A bank takes money of a payment back: the payment stays `paid`, and says how much is gone. */
export function chargeBack(fake: FakeMollie, paymentId: string, value: string): Json {
  const id = `chb_${String(fake.chargebacks.size + 1).padStart(10, 'A')}`;
  const amount = { currency: 'EUR', value };
  const chargeback = {
    ...{ resource: 'chargeback', id, paymentId, amount, reason: null, reversedAt: null },
    createdAt: '2026-03-05T09:13:37+00:00',
    _links: {},
  };
  fake.chargebacks.set(id, chargeback);
  Object.assign(fake.payments.get(paymentId) ?? {}, { amountChargedBack: amount });
  return chargeback;
}

function list(name: string, items: Json[]): Json {
  return { count: items.length, _embedded: { [name]: items }, _links: { next: null, previous: null } };
}

function failure(status: number): Json {
  return { status, title: 'Fault of the fake', detail: `The fake was told to answer ${status}`, _links: {} };
}

async function readJson(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text.startsWith('{') ? JSON.parse(text) : {};
}

/**
 * Has clients that bring a list of their own trust this certificate alone: neither the variables nor the defaults of Node
 * reach Mollie's, and to read its list takes longer than to ask. Returns what undoes it.
 */
function trust(cert: string): () => void {
  const { createSecureContext } = tls;
  tls.createSecureContext = (options) =>
    createSecureContext({ ...options, ...(options?.ca && { ca: cert }) });
  return () => {
    tls.createSecureContext = createSecureContext;
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Of all fakes of a suite. */
let certificate: ReturnType<typeof throwAwayCertificate> | undefined;

async function throwAwayCertificate() {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-fake-mollie-'));
  const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile];
  await promisify(execFile)('openssl', [...request.split(' '), ...names]);
  const made = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
  await rm(dir, { recursive: true, force: true });
  return made;
}

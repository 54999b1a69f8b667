import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { fromJSONSchema } from 'zod';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../database/testing/databases.ts';
import { openOrderDesk } from '../testing/desks/order-desk.ts';
import { PLAIN_ADDRESS } from '../testing/order-body.ts';

const open = oneDatabase();

const fieldSchema = z.looseObject({
  type: z.optional(z.string()),
  maxLength: z.optional(z.int()),
  enum: z.optional(z.array(z.unknown())),
  required: z._default(z.array(z.string()), []),
  get properties() {
    return z._default(z.record(z.string(), fieldSchema), {});
  },
  get items() {
    return z.optional(fieldSchema);
  },
});
type Field = z.infer<typeof fieldSchema>;
const json = z.object({ 'application/json': z.object({ schema: fieldSchema }) });
const operationSchema = z.object({
  parameters: z._default(
    z.array(z.object({ in: z.string(), name: z.string(), required: z.boolean(), schema: fieldSchema })),
    [],
  ),
  requestBody: z.optional(z.object({ content: json })),
  responses: z.record(z.string(), z.object({ content: z.optional(json) })),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** What a shopper knows, by the names that the document gives it. */
type Known = Record<string, unknown>;

/** A value for a described field: what is known by its name, else the first that its type allows. */
function filled(field: Field, name: string, known: Known): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (field.enum) return field.enum[0];
  if (field.type === 'array') return field.items ? [filled(field.items, '', known)] : [];
  if (field.type === 'boolean') return true;
  if (field.type === 'string') return '';
  if (field.type !== 'object') throw new Error(`nobody knows a value for ${name}`);
  return Object.fromEntries(
    Object.entries(field.properties)
      .filter(([part]) => field.required.includes(part) || Object.hasOwn(known, part))
      .map(([part, of]) => [part, filled(of, part, known)]),
  );
}

/** A client made of the document alone: it fills in what is asked, and reads what is promised. */
async function clientOf(app: FastifyInstance) {
  const { paths } = documentSchema.parse((await app.inject('/api/docs/json')).json());
  return async (method: 'GET' | 'POST', path: string, known: Known): Promise<unknown> => {
    const operation = operationSchema.parse(paths[path]?.[method.toLowerCase()]);
    const given = (place: string) =>
      operation.parameters
        .filter(
          (parameter) =>
            parameter.in === place && (parameter.required || Object.hasOwn(known, parameter.name)),
        )
        .map(({ name, schema }) => [name, String(filled(schema, name, known))] as const);
    const body = operation.requestBody?.content['application/json'].schema;
    const answer = await app.inject({
      method,
      url: given('path').reduce((url, [name, value]) => url.replace(`{${name}}`, value), path),
      query: Object.fromEntries(given('query')),
      headers: Object.fromEntries(given('header')),
      ...(body && { payload: Object(filled(body, '', known)) }),
    });
    expect({ path, refused: answer.statusCode < 300 ? null : answer.json() }).toEqual({
      path,
      refused: null,
    });
    const promised = operation.responses[answer.statusCode]?.content?.['application/json'].schema;
    return fromJSONSchema(JSON.parse(JSON.stringify(promised)), { defaultTarget: 'openapi-3.0' }).parse(
      answer.json(),
    );
  };
}

const checked = z.object({ totalCents: z.number() });
const ways = z.array(z.object({ code: z.string(), priceCents: z.number() }));

it('Whoever has nothing but the document can check a cart, reserve it, order it and read the order', async () => {
  const desk = await openOrderDesk(await open());
  const ask = await clientOf(desk.app);
  const uuid = await desk.addLot();
  const shopper: Known = {
    ...PLAIN_ADDRESS,
    ...{ uuid, amount: 1, email: 'ada@example.com', 'idempotency-key': randomUUID() },
  };
  const { totalCents } = checked.parse(await ask('POST', '/api/cart/check', shopper));
  const hold = z.looseObject({}).parse(await ask('POST', '/api/checkout/holds', shopper));
  const [way] = ways.parse(await ask('GET', '/api/shipping', { ...shopper, lines: `${uuid}:1` }));
  const order = {
    ...{ ...shopper, ...hold, shippingCode: way?.code },
    expectedTotalCents: totalCents + (way?.priceCents ?? 0),
  };
  const receipt = z.looseObject({}).parse(await ask('POST', '/api/orders', order));
  expect(await ask('GET', '/api/orders/{reference}', receipt)).toMatchObject({
    orderState: 'placed',
    email: 'ada@example.com',
    address: PLAIN_ADDRESS,
    lines: [{ uuid, amount: 1, priceCents: 1000 }],
    totalCents: order.expectedTotalCents,
  });
});

it('… and is told how long a text may be: one sign more is refused at its field', async () => {
  const desk = await openOrderDesk(await open());
  const { paths } = documentSchema.parse((await desk.app.inject('/api/docs/json')).json());
  const described = operationSchema.parse(paths['/api/orders']?.['post']).requestBody;
  const { address, ...fields } = described?.content['application/json'].schema.properties ?? {};
  const limits = Object.entries({ ...fields, ...address?.properties }).flatMap(([field, { maxLength }]) =>
    maxLength === undefined ? [] : [[field, maxLength] as const],
  );
  expect(limits.map(([field]) => field)).toEqual(
    expect.arrayContaining(['email', 'remarks', 'street', 'city']),
  );
  const lines = [{ uuid: await desk.addLot(), amount: 1 }];
  for (const [field, limit] of limits) {
    const long = { [field]: 'x'.repeat(limit + 1) };
    const more = Object.hasOwn(PLAIN_ADDRESS, field) ? { address: long } : long;
    const { validationErrors } = (await desk.order(desk.orderFor(lines, more))).json();
    expect(validationErrors[field]?.error).toContain(String(limit));
  }
});

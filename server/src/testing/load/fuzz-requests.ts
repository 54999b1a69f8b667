import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import {
  nastyText,
  nastyValue,
  valueFor,
  valueSchema,
  withOnePart,
  type KnownValues,
} from './fuzz-values.ts';
import { testEnv } from '../test-env.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const FORM = 'application/x-www-form-urlencoded';

const operationSchema = z.object({
  parameters: z._default(z.array(z.object({ in: z.string(), name: z.string(), schema: valueSchema })), []),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: valueSchema })) })),
});
type Operation = z.infer<typeof operationSchema>;

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

const { contentPath } = testEnv();
const isContent = (path: string) => path.startsWith(`${contentPath}/`);

/** Words of the content service's grammar that its description tells in prose. */
const CONTENT_QUERIES = ['price_gte', 'name_contains', 'family.id', 'id_in', '_q'];

/**
 * Requests to every route of the app API and the content service of the description: sound ones, and such with parts replaced.
 * @param description what `/api/docs/json` answers
 * @param known what is sound in a body, `inAddress` in a path or query
 */
export function fuzzRequests(
  description: unknown,
  known: KnownValues,
  inAddress: KnownValues,
): fc.Arbitrary<InjectOptions> {
  const { paths } = descriptionSchema.parse(description);
  const routes = Object.entries(paths).filter(([path]) => isContent(path) || path.startsWith('/api/'));
  const requests = routes.flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [requestTo(path, method, operation, known, inAddress)] : [];
    }),
  );
  return fc.oneof(...requests);
}

function requestTo(
  path: string,
  method: (typeof METHODS)[number],
  operation: Operation,
  known: KnownValues,
  inAddress: KnownValues,
): fc.Arbitrary<InjectOptions> {
  return fc
    .record({
      path: pathOf(path, operation, inAddress),
      query: queryOf(path, operation, inAddress),
      body: operation.requestBody ? bodyOf(operation, known) : fc.constant(null),
      headers: headersFor(),
    })
    .map(({ path: filled, query, body, headers }) => ({
      method,
      url: query === '' ? filled : `${filled}?${query}`,
      headers: { ...headers, ...(body && { 'content-type': body.type }) },
      ...(body && { payload: body.payload }),
    }));
}

const mostly = (sound: fc.Arbitrary<unknown>, otherwise: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: otherwise });

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

function pathOf(path: string, { parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const raw = fc.constantFrom('%', '%00', '%ff', '..%2f', '%2e%2e');
  const values = inPath.map(({ name, schema }) =>
    fc.oneof(
      { weight: 9, arbitrary: mostly(valueFor(schema, name, known), nastyText).map(encoded) },
      { weight: 1, arbitrary: raw },
    ),
  );
  return fc
    .tuple(...values)
    .map((texts) =>
      inPath.reduce((filled, { name }, at) => filled.replace(`{${name}}`, () => texts[at] ?? ''), path),
    );
}

function queryOf(path: string, { parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => fc.tuple(fc.constant(name), mostly(valueFor(schema, name, known), nastyText)));
  const names = isContent(path) ? fc.constantFrom(...CONTENT_QUERIES) : nastyText;
  const other = fc.tuple(names, fc.oneof(fc.nat({ max: 100 }), nastyText));
  return fc
    .tuple(
      inQuery.length > 0 ? fc.array(fc.oneof(...inQuery), { maxLength: 4 }) : fc.constant([]),
      isContent(path)
        ? fc.array(other, { maxLength: 3 })
        : fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(other) }),
    )
    .map((pairs) =>
      pairs
        .flat()
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&'),
    );
}

interface Body {
  type: string;
  payload: string;
}

function bodyOf({ requestBody }: Operation, known: KnownValues): fc.Arbitrary<Body> {
  const [described] = Object.values(requestBody?.content ?? {});
  const sound = valueFor(described?.schema ?? {}, '', known);
  const change = fc.tuple(fc.nat(), fc.option(nastyValue, { nil: undefined }));
  const asJson = fc.tuple(sound, fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    const changed = changes.reduce((now, [which, part]) => withOnePart(now, which, part), value);
    return { type: 'application/json', payload: JSON.stringify(changed) ?? '' };
  });
  const broken = fc.record({
    type: fc.constantFrom('application/json', FORM, 'text/plain', 'application/xml', 'x'),
    payload: fc.oneof(fc.constantFrom('{', '[', 'null', '7', '"x"', 'a=1&a=2&__proto__=3'), nastyText),
  });
  return fc.oneof({ weight: 9, arbitrary: asJson }, { weight: 1, arbitrary: broken });
}

const headersFor = () =>
  fc.record(
    {
      'x-locale': fc.constantFrom('en', 'nl', 'fr', 'xx', '__proto__', ''),
      'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('short', 'x'.repeat(300), '0123456789')),
      'x-request-id': fc.constantFrom('abcdefgh', 'x', 'y'.repeat(500)),
      'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'none', 'cross-site'),
    },
    { requiredKeys: [] },
  );

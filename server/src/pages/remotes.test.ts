import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { REMOTES } from '@vitrine/shared/build/apps';
import { exchangesSchema, writeExchanges, type Exchange } from '@vitrine/shared/contract/federation/exchange';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../database/testing/databases.ts';
import { openRemoteShop, type RemoteShop } from '../testing/remote-shop.ts';

jest.setTimeout(120_000);

/** `RECORD=1` writes what the shop answers into the exchanges, whose requests the remotes' own tests write. */
const isRecording = process.env['RECORD'] === '1';
const ROOT = join(__dirname, '../../..');
const fileOf = (remote: string) => join(ROOT, remote, 'src/fixtures/exchanges.json');

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** As much of a list as is recorded. */
const LISTED = 9;
const open = oneDatabase();

const recordedRemotes = REMOTES.map(({ name }) => name).filter((name) => existsSync(fileOf(name)));

/* A remote's team commits what it asks and reads. Here the shop is held to it, without any of their code. */
describe.each(recordedRemotes)('What %s asks', (remote) => {
  const told = exchangesSchema.parse(JSON.parse(readFileSync(fileOf(remote), 'utf8')));
  const recorded: Exchange[] = [];
  let shop: RemoteShop;
  let routes: string[];

  beforeAll(async () => {
    shop = await openRemoteShop(await open());
    const { paths } = descriptionSchema.parse((await shop.app.inject('/api/docs/json')).json());
    routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
  });

  it.each(told.exchanges)('is described and answered: $name', async (exchange) => {
    const request = withGiven(exchange.request, (name) => [told.given[name], shop.given[name]]);
    const answer = await shop.ask(exchange.as, request);
    const body: unknown = answer.body.startsWith('{') || answer.body.startsWith('[') ? answer.json() : null;
    const route = routeOf(exchange.request, routes);
    if (isRecording) {
      const answered = withGiven(body, (name) => [shop.given[name], told.given[name]]);
      recorded.push({ ...exchange, route, status: answer.statusCode, answer: shortened(answered) });
      return;
    }
    expect({ route, status: answer.statusCode }).toEqual({ route: exchange.route, status: exchange.status });
    expect(shapeFaults(exchange.answer, body)).toEqual([]);
  });

  if (isRecording) {
    it('is recorded', () => writeFileSync(fileOf(remote), writeExchanges({ ...told, exchanges: recorded })));
  }

  /** The same with what stands for something in the place of it. */
  function withGiven<Value>(
    value: Value,
    pair: (name: string) => [string | undefined, string | undefined],
  ): Value {
    const text = Object.keys(told.given).reduce((done, name) => {
      const [from, to] = pair(name);
      return from && to ? done.replaceAll(from, to) : done;
    }, JSON.stringify(value));
    return JSON.parse(text);
  }
});

/** Long lists are known by their beginning. */
function shortened(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_name, part: unknown) => (Array.isArray(part) ? part.slice(0, LISTED) : part)),
  );
}

/** The route, of those described, that a request comes to: the one with the fewest parameters. */
function routeOf({ method, path }: Exchange['request'], routes: string[]): string {
  const asked = path.split('?')[0]?.split('/') ?? [];
  const fitting = routes.filter((route) => {
    const [verb, template = ''] = route.split(' ');
    const words = template.split('/');
    const fits =
      words.length === asked.length && words.every((word, at) => word[0] === ':' || word === asked[at]);
    return verb === method && fits;
  });
  const parameters = (route: string) => route.split(':').length;
  const [nearest = 'no route '] = fitting.toSorted((a, b) => parameters(a) - parameters(b));
  return nearest.split(' ')[1] ?? '';
}

/**
 * Where an answer lacks what was promised: a name that is not there, another kind of value, a list that is empty now.
 * What is more than promised is none, nor is null: that is for the reader's own parser to take or to refuse.
 */
function shapeFaults(promised: unknown, real: unknown, at = 'answer'): string[] {
  if (promised === null || real === null) return [];
  if (Array.isArray(promised)) {
    if (!Array.isArray(real)) return [`${at} is no list`];
    if (promised.length === 0) return [];
    return real.length > 0 ? shapeFaults(promised[0], real[0], `${at}[0]`) : [`${at} is empty`];
  }
  if (typeof promised !== typeof real) return [`${at} is a ${typeof real}`];
  if (!isObject(promised) || !isObject(real)) return [];
  return Object.entries(promised).flatMap(([name, value]) =>
    name in real ? shapeFaults(value, real[name], `${at}.${name}`) : [`${at}.${name} is missing`],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

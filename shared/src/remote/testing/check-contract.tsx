import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { exchangesSchema, writeExchanges, type Exchange } from '../../contract/federation/exchange.ts';
import { askedBy, type Wishes } from './calls.tsx';

/** `RECORD=1` writes the requests anew; what is answered is then written by the server's test of the remotes. */
const isRecording = process.env['RECORD'] === '1';

interface Api {
  /** The remote's `src`. */
  folder: string;
  wishes: Wishes;
  /** Exported by `src/api` and no request of its own. */
  besides?: readonly string[];
}

/** The remote's side of the contract: what it asks is what is recorded, and it can read what is recorded as answered. */
export function checkContract({ folder, wishes, besides = [] }: Api): void {
  const file = join(folder, 'fixtures/exchanges.json');
  const { exchanges } = exchangesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const recorded = new Map(exchanges.map((exchange) => [exchange.name, exchange]));
  if (isRecording) {
    it('is recorded', async () => writeFileSync(file, writeExchanges(await record(wishes, recorded))));
    return;
  }

  describe('what is asked of the app API', () => {
    it('is recorded, nothing more and nothing less', () => {
      expect(exchanges.map(({ name }) => name)).toEqual(Object.keys(wishes.calls));
    });

    it.each(Object.entries(wishes.calls))(
      'is recorded as %s asks it, and its answer can be read',
      async (name, [as, ask]) => {
        const exchange = recorded.get(name);
        if (!exchange) throw new Error(`${name} is not recorded`);
        const { request, result } = await askedBy(ask, exchange);
        expect({ as, request }).toEqual({ as: exchange.as, request: exchange.request });
        if (isResult(result)) expect(result.ok).toBe(exchange.status < 400);
      },
    );

    it('is all that src/api can ask', () => {
      const named = new Set(Object.keys(wishes.calls).map((name) => name.split(' ')[0]));
      const others = exportedFunctions(join(folder, 'api')).filter((name) => !named.has(name));
      expect(others.toSorted()).toEqual([...besides].toSorted());
    });
  });
}

const isResult = (value: unknown): value is { ok: boolean } =>
  typeof value === 'object' && value !== null && 'ok' in value;

/** Read from the sources: what is imported could not tell a function from a schema. */
function exportedFunctions(folder: string): string[] {
  // A remote that asks nothing of its own has no such folder.
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = entries.filter((entry) => entry.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = sources.flatMap((source) => [
    ...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
  ]);
  return [...new Set(names.map(([, name = '']) => name))];
}

async function record({ given, pages, calls }: Wishes, recorded: Map<string, Exchange>) {
  const exchanges: Exchange[] = [];
  for (const [name, [as, ask]] of Object.entries(calls)) {
    const { route = '', status = 200, answer = null } = recorded.get(name) ?? {};
    const { request } = await askedBy(ask, { status, answer });
    if (!request) throw new Error(`${name} asks nothing`);
    exchanges.push({ name, as, route, request, status, answer });
  }
  return { given, pages, exchanges };
}

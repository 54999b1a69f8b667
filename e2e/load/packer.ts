import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import { toolsOrderSchema } from '@vitrine/shared/contract/tools/orders/orders';
import { goToWork } from '../support/people/staff.ts';
import type { Visit } from '../support/faults/steady-load.ts';
import type { Processes } from '../support/shops/processes.ts';
import { noted, pause } from './asking.ts';

const LONGEST_MS = 20_000;
/** A parcel's number is of one order: it ends with the digits of the order's own. */
const parcelOf = (reference: string) => ({
  ...{ carrier: 'bpost', trackingUrl: '' },
  trackingNumber: `3232${reference.replaceAll(/\D/g, '').padStart(16, '0')}`,
});

/** Somebody of the staff, logged in with a second factor, who sends what is paid through the tools. */
export interface Packer {
  /** Packs and ships orders as they are paid, until it is told to stop. How many. */
  work(paid: ReadonlySet<string>, visits: Visit[], isOver: () => boolean): Promise<number>;
  dispose(): Promise<void>;
}

export async function hirePacker(processes: Processes): Promise<Packer> {
  const api = await request.newContext({
    ...{ baseURL: processes.url, ignoreHTTPSErrors: true, timeout: LONGEST_MS },
  });
  await goToWork(processes, { request: api });
  return {
    async work(paid, visits, isOver) {
      const done = new Set<string>();
      let shipped = 0;
      while (!isOver()) {
        const next = [...paid].find((reference) => !done.has(reference));
        if (next) {
          done.add(next);
          if (await ship(api, next, visits, isOver)) shipped += 1;
        }
        await pause();
      }
      return shipped;
    },
    dispose: () => api.dispose(),
  };
}

/** Each step on the order as it is then; what cannot be had now is asked for again, with the same key. */
async function ship(
  api: APIRequestContext,
  reference: string,
  visits: Visit[],
  isOver: () => boolean,
): Promise<boolean> {
  const path = `/api/tools/orders/${reference}`;
  const ask = async (asked: string, options: Parameters<APIRequestContext['fetch']>[1]) => {
    for (;;) {
      const made = await look(api, asked, options);
      visits.push(noted(made));
      if ((made.status !== 503 && made.status !== 0) || isOver()) return made;
      await pause();
    }
  };
  const take = async (step: object) => {
    const { status, said } = await ask(path, { method: 'GET' });
    if (status !== 200) return false;
    const { seen } = toolsOrderSchema.parse(JSON.parse(said));
    const headers = { 'idempotency-key': randomUUID() };
    const made = await ask(`${path}/steps`, { method: 'POST', headers, data: { ...step, seen } });
    return made.status === 200;
  };
  return (await take({ step: 'prepare' })) && take({ step: 'ship', ...parcelOf(reference) });
}

async function look(
  api: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext['fetch']>[1],
): Promise<Visit> {
  const start = performance.now();
  const [status, id, said] = await api.fetch(path, options).then(
    async (answer) => [answer.status(), answer.headers()['x-request-id'] ?? '', await answer.text()] as const,
    () => [0, '', ''] as const,
  );
  return { path, id, status, ms: performance.now() - start, isWhole: said.startsWith('{'), said };
}

import { describe, expect, it } from '@jest/globals';
import { REPORTS_PATH } from '@vitrine/shared/contract/federation/browser-report';
import { createMetrics } from '../../http/metrics/metrics.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

const open = oneDatabase();
const body = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'https://shop.example/' };
const REPORTS = JSON.stringify([{ type: 'csp-violation', body }]);

async function openShop(metrics = createMetrics('all')) {
  const app = await testApp(await open(), { metrics });
  return (payload: string, type = 'application/reports+json', remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      payload,
      headers: { 'content-type': type },
      remoteAddress,
    });
}

describe('A browser that tells what it refused', () => {
  it('is heard and counted, in the new way and the old one', async () => {
    const metrics = createMetrics('all');
    const send = await openShop(metrics);
    expect((await send(REPORTS)).statusCode).toBe(204);
    const older = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline', 'line-number': 'x' } });
    expect((await send(older, 'application/csp-report')).statusCode).toBe(204);
    expect(await metrics.read()).toMatch(/browser_refusals_total\{page="home"[^}]*\} 1/);
    expect(await metrics.read()).toMatch(/browser_refusals_total\{page="none"[^}]*\} 1/);
  });

  it('is refused what is no report, or longer than any', async () => {
    const send = await openShop();
    for (const payload of ['"x"', '{', '[{"type":1}]', '', JSON.stringify(Array(51).fill({ body }))]) {
      expect((await send(payload)).statusCode).toBe(400);
    }
    expect((await send(JSON.stringify([{ type: 'x'.repeat(40_000), body }]))).statusCode).toBe(413);
    expect((await send(REPORTS, 'image/png')).statusCode).toBe(415);
  });

  it('is stopped when it goes on and on, and so are all together', async () => {
    const send = await openShop();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await send(REPORTS)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429]);
    const others: number[] = [];
    for (let other = 0; other < 290; other += 1) {
      const network = `10.1.${other >> 8}.${other & 255}`;
      others.push((await send(REPORTS, 'application/reports+json', network)).statusCode);
    }
    expect(others.filter((status) => status === 429)).toHaveLength(10);
  });
});

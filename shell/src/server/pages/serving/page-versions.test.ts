import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PageDesk, ranBy, scriptsIn, textOf } from '../../../testing/page-desk.tsx';

let desk: PageDesk;
beforeEach(() => {
  desk = new PageDesk();
});

describe('shoppers while a version is tried', () => {
  const ON_IT = { cookie: 'vitrine_side=5' };

  it('get a number with their first page, which is the live version, and keep the one they have', async () => {
    expect((await desk.open('/webshop')).headers['set-cookie']).toBeUndefined();
    desk.canary = desk.openRemote('v2');
    const first = await desk.open('/webshop');
    expect(first.headers).toMatchObject({
      'set-cookie': expect.stringMatching(/^vitrine_side=\d{1,2}; .*Secure$/),
      vary: 'Accept-Encoding, Cookie',
    });
    expect((await desk.open('/webshop', ON_IT)).headers['set-cookie']).toBeUndefined();
    expect(desk.cached('/webshop')?.headers['set-cookie']).toBeDefined();
    // A cache in front of the shop would give one visitor's number, or side, to all.
    expect(first.headers['cdn-cache-control']).toBe('no-store');
    expect((await desk.open('/webshop', ON_IT)).headers['cdn-cache-control']).toBe('no-store');
  });

  it('are never given a cached page of the other side', async () => {
    desk.canary = desk.openRemote('v2');
    await desk.open('/webshop');
    expect(desk.cached('/webshop', ON_IT.cookie)).toBeNull();
    await desk.open('/webshop', ON_IT);
    expect(desk.timesAsked('/api/words')).toBe(2);
    expect(textOf(await desk.open('/webshop', ON_IT))).toContain('Birdwings');
    expect(desk.timesAsked('/api/words')).toBe(2);
    desk.canary = desk.openRemote('v3');
    expect(desk.cached('/webshop', ON_IT.cookie)).toBeNull();
    expect(desk.cached('/webshop')).not.toBeNull();
  });
});

describe('while the data of a page are away', () => {
  const away = () => {
    desk.told['/api/words'] = { status: 503, body: { result: false, code: 'away' } };
    // The catalogue's version is of the same database.
    desk.version = '';
  };

  it('readers have it as it was, with a note, for an hour', async () => {
    await desk.open('/nl/webshop');
    desk.nowMs += 30 * 60_000;
    away();
    const page = await desk.open('/nl/webshop', { 'accept-encoding': 'br' });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['cdn-cache-control']).toBe('no-store');
    const html = brotliDecompressSync(page.body ?? '').toString();
    expect(html).toContain('<h1>Birdwings</h1>');
    expect(html).toMatch(/<body><div class="offline-note".*?Prijzen en voorraad van .*?href="\/nl\/webshop"/);
    expect(ranBy(page)).toEqual(scriptsIn(html));
    desk.nowMs += 30 * 60_000 + 1;
    const late = await desk.open('/nl/webshop');
    expect([late.status, late.headers['retry-after']]).toEqual([503, '5']);
  });

  it('it need not have been drawn while the version of the catalogue was known', async () => {
    desk.version = '';
    await desk.open('/webshop');
    away();
    expect(textOf(await desk.open('/webshop'))).toContain('class="offline-note"');
  });

  it('the note goes when they are back', async () => {
    await desk.open('/webshop');
    away();
    expect(textOf(await desk.open('/webshop'))).toContain('class="offline-note"');
    desk.told['/api/words'] = { status: 200, body: 'Morphos' };
    desk.version = '2';
    const page = textOf(await desk.open('/webshop'));
    expect(page).toContain('<h1>Morphos</h1>');
    expect(page).not.toContain('class="offline-note"');
  });

  it.each(['/cart', '/cart/checkout'])('%s is never shown as it was', async (path) => {
    await desk.open(path);
    desk.nowMs += 6_000;
    away();
    expect((await desk.open(path)).status).toBe(503);
  });

  it('a page that nobody saw before says so, and so does one for who is logged in', async () => {
    await desk.open('/webshop');
    away();
    expect((await desk.open('/webshop?page=2')).status).toBe(503);
    expect((await desk.open('/webshop', { cookie: 'vitrine_session=1' })).status).toBe(503);
  });
});

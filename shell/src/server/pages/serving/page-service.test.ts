import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FRAME, LUNA } from '../../../testing/fixtures.ts';
import { bootOf, PageDesk, ranBy, scriptsIn, textOf } from '../../../testing/page-desk.tsx';

let desk: PageDesk;
beforeEach(() => {
  desk = new PageDesk();
});

describe('shoppers who open the same page', () => {
  it('at the same moment share one drawing', async () => {
    const answers = await Promise.all([desk.open('/webshop'), desk.open('/webshop'), desk.open('/webshop')]);
    for (const answer of answers) expect(textOf(answer)).toContain('<h1>Birdwings</h1>');
    expect(desk.timesAsked('/api/words')).toBe(1);
  });

  it('one after the other get it at once, the same bytes, and its policy names all that runs in it', async () => {
    const first = await desk.open('/webshop');
    const second = desk.cached('/webshop');
    if (!second) throw new Error('not cached');
    expect(second.body).toBe(desk.cached('/webshop')?.body);
    for (const answer of [first, second]) {
      expect(scriptsIn(textOf(answer))).toHaveLength(2);
      expect(ranBy(answer)).toEqual(scriptsIn(textOf(answer)));
      expect(answer.headers['content-length']).toBe(String(answer.body?.length));
    }
  });

  it('are counted each by a token of their own, beside the page', async () => {
    const tokens = ['one', 'two'].map((token) => `view;desc="${token}"`);
    const { headers } = await desk.open('/webshop');
    expect([headers['server-timing'], desk.cached('/webshop')?.headers['server-timing']]).toEqual(tokens);
  });

  it('have a narrowed list cached once a second one asks for it: most are seen once', async () => {
    const narrowed = '/webshop?priceTo=20';
    await desk.open(narrowed);
    expect(desk.cached(narrowed)).toBeNull();
    await desk.open(narrowed);
    expect(desk.cached(narrowed)?.status).toBe(200);
    expect(desk.timesAsked('/api/words')).toBe(2);
  });

  it('may have it compressed', async () => {
    const codings = [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const;
    for (const [accepted, coding, unpack] of codings) {
      const packed = await desk.open('/webshop', { 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
      const html = unpack(packed.body ?? '').toString();
      expect(ranBy(packed)).toEqual(scriptsIn(html));
      expect(html).toContain('<h1>Birdwings</h1>');
    }
    expect(desk.cached('/webshop', '', 'br, gzip')?.headers['content-encoding']).toBe('br');
    expect(desk.cached('/webshop', '', 'gzip')?.headers['content-encoding']).toBe('gzip');
    expect(desk.cached('/webshop', '', 'gzip;q=0')?.headers['content-encoding']).toBeUndefined();
  });

  it.each(['', 'gzip', 'br'])('are sent it once while it is the same (%s)', async (coding) => {
    const page = await desk.open('/webshop', { 'accept-encoding': coding });
    const etag = page.headers['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const drawn = await desk.open('/webshop', { 'accept-encoding': coding, 'if-none-match': asked });
      for (const again of [drawn, desk.cached('/webshop', '', coding, asked)]) {
        expect([again?.status, again?.body]).toEqual([304, null]);
        const { vary, 'cache-control': control, 'content-security-policy': policy } = page.headers;
        expect(again?.headers).toMatchObject({ etag, vary, 'cache-control': control });
        // A browser takes it for the page that it cached.
        expect(again?.headers['content-security-policy']).toBe(policy);
        expect(again?.headers).not.toHaveProperty('content-length');
      }
    }
    expect(desk.cached('/webshop', '', coding, '"other"')?.status).toBe(200);
    desk.version = '2';
    desk.told['/api/words'] = { status: 200, body: 'Morphos' };
    const changed = await desk.open('/webshop', { 'accept-encoding': coding, 'if-none-match': etag });
    expect(changed.status).toBe(200);
  });

  it('have another tag for each coding of it', async () => {
    const codings = ['', 'gzip', 'br'];
    const tags = codings.map(async (coding) => {
      const page = await desk.open('/webshop', { 'accept-encoding': coding });
      return page.headers['etag'];
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it('may ask for its head alone', async () => {
    const page = await desk.open('/webshop');
    const head = await desk.open('/webshop', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: null });
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  });

  it('see it anew once the catalogue has changed, and its frame too', async () => {
    await desk.open('/webshop');
    desk.version = '2';
    desk.told['/api/words'] = { status: 200, body: 'Morphos' };
    desk.told['/api/frame'] = { status: 200, body: { ...FRAME, spreadPercent: 93 } };
    expect(desk.cached('/webshop')).toBeNull();
    const answer = await desk.open('/webshop');
    expect(textOf(answer)).toContain('Morphos');
    expect(bootOf(answer).frame.spreadPercent).toBe(93);
  });

  it('go on with no more of the newest insects than the frame shows: which they are, and their pictures', async () => {
    const picture = { hash: 'abc', width: 640, height: 640, widths: [320, 640], colour: '#cccccc' };
    const lot = { ...LUNA, locality: 'Kivu', caughtOn: '2019-03', picture };
    desk.told['/api/frame'] = { status: 200, body: { ...FRAME, latest: [lot] } };
    const { latest } = bootOf(await desk.open('/webshop')).frame;
    const { uuid, name, authority } = LUNA;
    expect(latest).toMatchObject([{ uuid, name, picture }]);
    expect(JSON.stringify(latest)).not.toMatch(new RegExp(`Kivu|2019|${authority}`));
  });

  it('see it anew when the change came while it was drawn', async () => {
    const before = desk.open('/webshop');
    while (desk.timesAsked('/api/words') === 0) await setImmediate();
    desk.version = '2';
    desk.told['/api/words'] = { status: 200, body: 'Morphos' };
    const after = await desk.open('/webshop');
    expect(textOf(await before)).toContain('<h1>Birdwings</h1>');
    expect(textOf(after)).toContain('<h1>Morphos</h1>');
    expect(textOf(await desk.open('/webshop'))).toContain('<h1>Morphos</h1>');
    expect(desk.timesAsked('/api/words')).toBe(2);
  });

  it('draw it each for themselves while nobody knows whether the catalogue has changed', async () => {
    desk.version = '';
    await Promise.all([desk.open('/webshop'), desk.open('/webshop')]);
    expect(desk.timesAsked('/api/words')).toBe(2);
    expect(desk.cached('/webshop')).toBeNull();
  });

  it('see it anew once its team has released', async () => {
    await desk.open('/webshop');
    desk.remote = desk.openRemote('v2');
    expect(desk.cached('/webshop')).toBeNull();
  });

  it('share the page of the cart, whose lines are in their browsers, until they log in', async () => {
    expect((await desk.open('/cart')).headers['cache-control']).toBe('no-cache');
    expect(desk.cached('/cart')).not.toBeNull();
    const own = await desk.open('/cart', { cookie: 'vitrine_session=1' });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('are told at once again that a page does not exist', async () => {
    expect((await desk.open('/nowhere')).status).toBe(404);
    expect(desk.cached('/nowhere')?.status).toBe(404);
  });
});

describe('nobody else sees', () => {
  it('the page of someone who is logged in', async () => {
    const cookie = 'vitrine_locale=nl;vitrine_session=1';
    const page = await desk.open('/webshop', { cookie });
    expect(bootOf(page).profile?.id).toBe(7);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(desk.cached('/webshop')).toBeNull();
    expect(bootOf(await desk.open('/webshop')).profile).toBeNull();
    for (const theirs of [cookie, 'vitrine_session=1', 'a=1; __Host-vitrine_session=1']) {
      expect(desk.cached('/webshop', theirs)).toBeNull();
    }
    expect(desk.cached('/webshop', 'vitrine_locale=nl')).not.toBeNull();
  });

  it('the cookies of other programs: the page is drawn without them, and for everyone', async () => {
    const cookie = '_ga=vitrine_session=1; old_vitrine_session=2';
    const page = await desk.open('/webshop', { cookie });
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(desk.cookies.filter(Boolean)).toEqual([]);
    expect(desk.cached('/webshop', cookie)).not.toBeNull();
  });

  it.each(['/order/VDM-2026-000123?key=secret', '/subscription/secret', '/webshop?again=secret'])(
    '%s',
    async (url) => {
      const page = await desk.open(url);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(page.headers).not.toHaveProperty('etag');
      expect(desk.cached(url)).toBeNull();
    },
  );
});

describe('a cache that is run for the shop', () => {
  const toldOf = async (url: string, headers: Record<string, string> = {}) => {
    const page = await desk.open(url, headers);
    return page.headers['cdn-cache-control'];
  };

  it('may show a page for a moment, and throw it away by its names', async () => {
    const { headers } = await desk.open('/nl/webshop');
    expect(headers).toMatchObject({
      'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
      'surrogate-key': 'lists page-webshop release-shell-v1 release-catalog-v1',
      'cache-tag': 'lists,page-webshop,release-shell-v1,release-catalog-v1',
      'cache-control': 'no-cache',
    });
    expect(desk.cached('/nl/webshop')?.headers).toMatchObject({ 'cache-tag': headers['cache-tag'] });
    expect(await toldOf('/webshop?priceTo=20')).toMatch(/^max-age=5,/);
  });

  it('is told nothing of a page that is one person’s, or did not come out right', async () => {
    expect(await toldOf('/webshop', { cookie: 'vitrine_session=1' })).toBeUndefined();
    expect(await toldOf('/order/VDM-2026-000123?key=secret')).toBeUndefined();
    desk.told['/api/extra'] = { status: 500, body: {} };
    expect(await toldOf('/webshop?page=3')).toBeUndefined();
    desk.told['/api/words'] = { status: 500, body: {} };
    expect(await toldOf('/webshop?page=2')).toBeUndefined();
  });

  it('may not keep the bare address, which opens in the language that somebody chose', async () => {
    expect(await toldOf('/')).toBe('no-store');
    expect(await toldOf('/nl')).toMatch(/^max-age=5,/);
  });

  it('keeps the same page for everyone, whatever cookies of no session they send', async () => {
    const plain = await desk.open('/nl/webshop');
    const cookie = 'vitrine_locale=fr; vitrine_country=GB; vitrine_device=x';
    const theirs = await desk.open('/nl/webshop', { cookie });
    expect(theirs.headers['etag']).toBe(plain.headers['etag']);
  });
});

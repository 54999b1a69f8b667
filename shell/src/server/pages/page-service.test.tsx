import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageAnswer } from '@vitrine/shared/contract/federation/storefront';
import { FRAME } from '../../testing/fixtures.ts';
import { PageDesk } from '../../testing/page-desk.tsx';

let desk: PageDesk;
beforeEach(() => {
  desk = new PageDesk();
});

const textOf = ({ body }: PageAnswer) => Buffer.from(body ?? '').toString();
const nonceOf = ({ headers }: PageAnswer) =>
  /'nonce-(.*?)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? 'none';

describe('shoppers who open the same page', () => {
  it('at the same moment share one drawing', async () => {
    const answers = await Promise.all([desk.open('/webshop'), desk.open('/webshop'), desk.open('/webshop')]);
    for (const answer of answers) expect(textOf(answer)).toContain('<h1>Birdwings</h1>');
    expect(desk.timesAsked('/api/words')).toBe(1);
  });

  it('one after the other get it at once, each with a nonce of their own', async () => {
    const first = await desk.open('/webshop');
    const second = desk.kept('/webshop');
    if (!second) throw new Error('not kept');
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    for (const answer of [first, second]) {
      expect(textOf(answer)).toContain(`nonce="${nonceOf(answer)}"`);
      const nonces = [...textOf(answer).matchAll(/nonce="(.*?)"/g)].map(([, nonce]) => nonce);
      expect(new Set(nonces)).toEqual(new Set([nonceOf(answer)]));
      expect(answer.headers['content-length']).toBe(String(answer.body?.length));
      expect(Buffer.concat(answer.pieces ?? []).equals(answer.body ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('have a narrowed list kept once a second one asks for it: most are seen once', async () => {
    const narrowed = '/webshop?priceTo=20';
    await desk.open(narrowed);
    expect(desk.kept(narrowed)).toBeNull();
    await desk.open(narrowed);
    expect(desk.kept(narrowed)?.status).toBe(200);
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
      expect(html).toContain(`nonce="${nonceOf(packed)}"`);
      expect(html).toContain('<h1>Birdwings</h1>');
    }
    expect(desk.kept('/webshop', '', 'br, gzip')?.headers['content-encoding']).toBe('br');
    expect(desk.kept('/webshop', '', 'gzip')?.headers['content-encoding']).toBe('gzip');
    expect(desk.kept('/webshop', '', 'gzip;q=0')?.headers['content-encoding']).toBeUndefined();
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
    expect(desk.kept('/webshop')).toBeNull();
    const page = textOf(await desk.open('/webshop'));
    expect(page).toContain('Morphos');
    expect(page).toContain('"spreadPercent":93');
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
    expect(desk.kept('/webshop')).toBeNull();
  });

  it('see it anew once its team has released', async () => {
    await desk.open('/webshop');
    desk.remote = desk.openRemote('v2');
    expect(desk.kept('/webshop')).toBeNull();
  });

  it('share the page of the cart, whose lines are in their browsers, until they log in', async () => {
    expect((await desk.open('/cart')).headers['cache-control']).toBe('no-cache');
    expect(desk.kept('/cart')).not.toBeNull();
    const own = await desk.open('/cart', { cookie: 'vitrine_session=1' });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('are told at once again that a page does not exist', async () => {
    expect((await desk.open('/nowhere')).status).toBe(404);
    expect(desk.kept('/nowhere')?.status).toBe(404);
  });
});

describe('nobody else sees', () => {
  it('the page of someone who is logged in', async () => {
    const cookie = 'vitrine_locale=nl;vitrine_session=1';
    const page = await desk.open('/webshop', { cookie });
    expect(textOf(page)).toContain('"id":7');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(desk.kept('/webshop')).toBeNull();
    expect(textOf(await desk.open('/webshop'))).not.toContain('"id":7');
    for (const theirs of [cookie, 'vitrine_session=1', 'a=1; __Host-vitrine_session=1']) {
      expect(desk.kept('/webshop', theirs)).toBeNull();
    }
    expect(desk.kept('/webshop', 'vitrine_locale=nl')).not.toBeNull();
  });

  it('the cookies of other programs: the page is drawn without them, and for everyone', async () => {
    const cookie = '_ga=vitrine_session=1; old_vitrine_session=2';
    const page = await desk.open('/webshop', { cookie });
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(desk.cookies.filter(Boolean)).toEqual([]);
    expect(desk.kept('/webshop', cookie)).not.toBeNull();
  });

  it.each(['/order/VDM-2026-000123?key=secret', '/subscription/secret', '/webshop?again=secret'])(
    '%s',
    async (url) => {
      const page = await desk.open(url);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(desk.kept(url)).toBeNull();
    },
  );
});

describe('a page that came out wrong is drawn again for the next one', () => {
  it.each([
    ['its remote was away', () => (desk.remote = null), 503],
    ['its data did not come', () => (desk.told['/api/words'] = { status: 500, body: {} }), 503],
    [
      'something it can do without did not come',
      () => (desk.told['/api/extra'] = { status: 500, body: {} }),
      200,
    ],
    ['the frame did not come', () => (desk.told['/api/frame'] = { status: 503, body: {} }), 200],
  ])('because %s', async (_reason, breakIt, status) => {
    breakIt();
    expect((await desk.open('/webshop')).status).toBe(status);
    desk.remote ??= desk.openRemote();
    expect(desk.kept('/webshop')).toBeNull();
  });
});

describe('a page for who is logged in', () => {
  it('leads everybody else to the login, and afterwards back', async () => {
    desk.told['/api/words'] = { status: 401, body: {} };
    const answer = await desk.open('/order/VDM-2026-000001?from=mail', { cookie: 'vitrine_session=gone' });
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/login?back=%2Forder%2FVDM-2026-000001%3Ffrom%3Dmail&needed=1',
      'cache-control': 'private, no-store',
    });
  });
});

describe('a page whose data say where to go instead', () => {
  it.each([200, 400])('leads there, also with status %i', async (status) => {
    desk.told['/api/words'] = { status, body: { redirect: '/nl/webshop?sort=name' } };
    const { status: led, headers } = await desk.open('/webshop');
    expect([led, headers['location']]).toEqual([302, '/nl/webshop?sort=name']);
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'leads nobody out of the shop by %s',
    async (redirect) => {
      desk.told['/api/extra'] = { status: 200, body: { redirect } };
      const page = await desk.open('/webshop');
      expect([page.status, page.headers['location']]).toEqual([200, undefined]);
    },
  );
});

describe('a page that is refused its data', () => {
  it('keeps the status, and says what the shop says', async () => {
    const error = 'Please check what you filled in.';
    const validationErrors = { sort: { error: 'Choose one of these: name, price.' } };
    desk.told['/api/words'] = { status: 400, body: { result: false, error, validationErrors } };
    const page = await desk.open('/webshop');
    expect(page.status).toBe(400);
    expect(textOf(page)).toContain('<title>Something went wrong while loading this page · ');
    for (const sentence of [error, validationErrors.sort.error]) {
      expect(textOf(page)).toContain(`<p>${sentence}</p>`);
      // The browser draws the same.
      expect(textOf(page)).toContain(JSON.stringify(sentence));
    }
    expect(textOf(page)).not.toContain('Page not found');
  });

  it('because somebody lacks the right is Unauthorized', async () => {
    desk.told['/api/words'] = {
      status: 403,
      body: { result: false, error: 'Your role does not allow this.' },
    };
    const page = await desk.open('/webshop');
    expect(page.status).toBe(403);
    expect(textOf(page)).toMatch(/<h1[^>]*>Unauthorized\.<\/h1>/);
  });

  it('because the shop failed says that something went wrong; one without its remote, that a part is away', async () => {
    desk.told['/api/words'] = { status: 500, body: { error: 'relation "insect" does not exist' } };
    const failed = await desk.open('/webshop');
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toMatch(/<h1[^>]*>Something went wrong while loading this page<\/h1>/);
    expect(textOf(failed)).not.toContain('relation');
    desk.remote = null;
    expect(textOf(await desk.open('/webshop'))).toMatch(/<h1[^>]*>This drawer is stuck<\/h1>/);
  });
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
    expect(desk.kept('/webshop')?.headers['set-cookie']).toBeDefined();
  });

  it('are never given a kept page of the other side', async () => {
    desk.canary = desk.openRemote('v2');
    await desk.open('/webshop');
    expect(desk.kept('/webshop', ON_IT.cookie)).toBeNull();
    await desk.open('/webshop', ON_IT);
    expect(desk.timesAsked('/api/words')).toBe(2);
    expect(textOf(await desk.open('/webshop', ON_IT))).toContain('Birdwings');
    expect(desk.timesAsked('/api/words')).toBe(2);
    desk.canary = desk.openRemote('v3');
    expect(desk.kept('/webshop', ON_IT.cookie)).toBeNull();
    expect(desk.kept('/webshop')).not.toBeNull();
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
    const html = brotliDecompressSync(page.body ?? '').toString();
    expect(html).toContain('<h1>Birdwings</h1>');
    expect(html).toMatch(/<body><div class="kept-note".*?Prijzen en voorraad van .*?href="\/nl\/webshop"/);
    expect(nonceOf(page)).not.toBe('none');
    expect(html).toContain(`nonce="${nonceOf(page)}"`);
    desk.nowMs += 30 * 60_000 + 1;
    const late = await desk.open('/nl/webshop');
    expect([late.status, late.headers['retry-after']]).toEqual([503, '5']);
  });

  it('it need not have been drawn while the version of the catalogue was known', async () => {
    desk.version = '';
    await desk.open('/webshop');
    away();
    expect(textOf(await desk.open('/webshop'))).toContain('class="kept-note"');
  });

  it('the note goes when they are back', async () => {
    await desk.open('/webshop');
    away();
    expect(textOf(await desk.open('/webshop'))).toContain('class="kept-note"');
    desk.told['/api/words'] = { status: 200, body: 'Morphos' };
    desk.version = '2';
    const page = textOf(await desk.open('/webshop'));
    expect(page).toContain('<h1>Morphos</h1>');
    expect(page).not.toContain('class="kept-note"');
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

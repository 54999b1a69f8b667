import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FRAME } from '../../testing/fixtures.ts';
import { nonceOf, PageDesk, textOf } from '../../testing/page-desk.tsx';

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

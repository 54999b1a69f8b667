import { beforeEach, describe, expect, it } from '@jest/globals';
import { PageDesk, textOf } from '../../../testing/page-desk.tsx';

let desk: PageDesk;
beforeEach(() => {
  desk = new PageDesk();
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
    expect(desk.cached('/webshop')).toBeNull();
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
      expect(textOf(page)).toContain(`<p>${sentence}`);
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

/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { refuseOddMarkup } from '@vitrine/shared/platform/testing/refuse-odd-markup';
import { openPage } from '../../testing/open-page.tsx';

const all = (text: string) => ({ en: `${text} en`, nl: `${text} nl`, fr: `${text} fr` });
const saved = { result: true, message: 'Saved.', auditId: 7 };

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

const RATE = {
  ...{ id: 1, code: 'be', name: all('Belgium'), countries: ['BE'], carrier: 'bpost', service: 'bpack' },
  ...{ tracked: true, active: true, days: { min: 1, max: 2 }, freeFromCents: 10_000, maxValueCents: null },
  ...{ bands: [{ maxGrams: 2000, priceCents: 695 }], revision: 4 },
};

describe('Shipping', () => {
  function openShipping(path: string) {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/shipping', ok({ rates: [RATE], countries: ['BE', 'NL'] }));
    shop.answer('GET /api/tools/shipping/1/history', ok({ entries: [], next: null }));
    return { shop, open: () => openPage(path, shop) };
  }

  it('is changed step by step of weight, and sent as typed', async () => {
    const { shop, open } = openShipping('/tools/shipping?edit=1');
    open();
    const price = await screen.findByRole('textbox', { name: 'Step 1, price in euro' });
    expect(price).toHaveValue('6.95');
    await userEvent.clear(price);
    await userEvent.type(price, '7,50');
    await userEvent.click(screen.getByRole('button', { name: 'Add a weight' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Step 2, kilos' }), '5');
    shop.answer('PUT /api/tools/shipping/1', refused({ fields: { bands: 'Line 2: please write a price.' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/Line 2: please write a price/)).not.toHaveLength(0);
    expect(shop.sent('PUT /api/tools/shipping/1')).toMatchObject([
      {
        ...{ revision: 4, active: true, freeFrom: '100.00', days: { min: '1', max: '2' } },
        bands: [
          { kilos: '2', price: '7,50' },
          { kilos: '5', price: '' },
        ],
      },
    ]);
  });

  it('is tried on a parcel, and says why a way is not offered', async () => {
    const { shop, open } = openShipping('/tools/shipping?country=NL&kilos=1&goods=20');
    const no = { id: 1, name: RATE.name, priceCents: null, why: 'country' };
    shop.answer('GET /api/tools/shipping/try', ok({ rates: [no] }));
    open();
    expect(await screen.findByText('not offered: does not go there')).toBeVisible();
  });

  it('names what is wrong with a parcel at its field', async () => {
    const { shop, open } = openShipping('/tools/shipping?country=NL&kilos=much&goods=20');
    shop.answer('GET /api/tools/shipping/try', refused({ fields: { kilos: 'Please enter a weight.' } }));
    open();
    expect(await screen.findByRole('textbox', { name: /Weight/ })).toHaveAccessibleDescription(
      'Please enter a weight.',
    );
    expect(screen.getByRole('textbox', { name: /Weight/ })).toHaveValue('much');
  });
});

/** The border to the browser: this environment has no window of any width. */
const playWideWindow = () => Object.assign(window, { matchMedia: () => ({ matches: true }) });
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

const WORDING = { title: all('About'), description: all('Who'), lead: all('Lead'), body: all('Body') };

describe('A text', () => {
  const TEXT = {
    ...{ name: 'about', wording: WORDING, revision: 2 },
    versions: [
      { version: 2, at: '2026-03-01T10:00:00.000Z', by: 'ann@example.com' },
      { version: 1, at: '2026-01-01T10:00:00.000Z', by: '' },
    ],
  };

  it('is taken back to an earlier version by way of the form', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/texts/about', ok(TEXT));
    shop.answer('GET /api/tools/texts/about/versions/1', ok({ ...WORDING, title: all('Earlier') }));
    openPage('/tools/texts/about', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Take into the form: version 1' }));
    expect(await screen.findByDisplayValue('Earlier nl')).toBeInTheDocument();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    shop.answer('PUT /api/tools/texts/about', ok({ ...saved, text: { ...TEXT, revision: 3 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(shop.sent('PUT /api/tools/texts/about')).toMatchObject([
      { revision: 2, title: { fr: 'Earlier fr' }, body: { nl: 'Body nl' } },
    ]);
  });

  it('stands beside the one that came with a new version, and is replaced by one press or kept by another', async () => {
    const shipped = { ...WORDING, body: all('With VIES') };
    const shop = new FakeShop();
    shop.answer('GET /api/tools/texts/about', ok({ ...TEXT, shipped }));
    openPage('/tools/texts/about', shop);
    const news = await screen.findByRole('region', { name: 'The text that comes with the shop changed' });
    expect(within(news).getByText('Body en')).toBeVisible();
    expect(within(news).getByText('With VIES en')).toBeVisible();
    const settled = { revision: 2, settlesShipped: true };
    await userEvent.click(within(news).getByRole('button', { name: 'Keep ours' }));
    expect(await within(news).findByRole('alert')).toBeVisible();
    shop.answer('PUT /api/tools/texts/about', ok({ ...saved, text: { ...TEXT, revision: 3 } }));
    shop.answer('GET /api/tools/texts/about', ok({ ...TEXT, revision: 3 }));
    await userEvent.click(within(news).getByRole('button', { name: 'Take the new text' }));
    await waitFor(() => expect(news).not.toBeInTheDocument());
    expect(shop.sent('PUT /api/tools/texts/about')).toMatchObject([
      { ...settled, body: { nl: 'Body nl' } },
      { ...settled, body: { nl: 'With VIES nl' } },
    ]);
  });

  it('stands beside the new one with what differs marked, paragraph by paragraph', async () => {
    const both = (own: string) => ({ en: `The same\n\n${own}`, nl: own, fr: own });
    const text = { ...TEXT, wording: { ...WORDING, body: both('Ours') } };
    const shop = new FakeShop();
    const shipped = { ...WORDING, lead: all('New lead'), body: both('Theirs') };
    shop.answer('GET /api/tools/texts/about', ok({ ...text, shipped }));
    openPage('/tools/texts/about', shop);
    const news = await screen.findByRole('region', { name: 'The text that comes with the shop changed' });
    const marks = within(news).getAllByRole('mark');
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Lead en', 'Ours', 'New lead en', 'Theirs']);
  });

  it('is shown as its page will be, in the language that is asked for', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/texts/about', ok(TEXT));
    shop.answer('POST /api/tools/texts/preview', ok({ title: 'Over', lead: '', html: '<h2>Kop</h2>' }));
    openPage('/tools/texts/about', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview in Dutch' }));
    expect(await screen.findByRole('heading', { name: 'Kop' })).toBeVisible();
    expect(shop.sent('POST /api/tools/texts/preview')).toMatchObject([{ locale: 'nl', body: 'Body nl' }]);
    shop.answer('POST /api/tools/texts/preview', ok({ title: 'Over', lead: '', html: '<p>vervolg</p>' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text, Dutch' }), ' en meer');
    expect(await screen.findByText('vervolg')).toBeVisible();
    expect(shop.sent('POST /api/tools/texts/preview').at(-1)).toMatchObject({ body: 'Body nl en meer' });
  });

  it('is shown beside the editor in a wide window by itself, and follows what is typed past a failure', async () => {
    playWideWindow();
    const shop = new FakeShop();
    shop.answer('GET /api/tools/texts/about', ok(TEXT));
    openPage('/tools/texts/about', shop);
    const field = await screen.findByRole('textbox', { name: 'Text, English' });
    expect(await screen.findByRole('alert')).toBeVisible();
    shop.answer('POST /api/tools/texts/preview', ok({ title: 'Us', lead: '', html: '<h2>Head</h2>' }));
    await userEvent.type(field, ' and more');
    expect(await screen.findByRole('heading', { name: 'Head' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field).toHaveValue('Body en and more');
    expect(shop.sent('POST /api/tools/texts/preview').at(-1)).toMatchObject({
      ...{ locale: 'en', body: 'Body en and more' },
    });
  });

  it('turns to another language by one press, with all that it says', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/texts/about', ok(TEXT));
    openPage('/tools/texts/about', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Dutch' }));
    const shown = screen.getAllByRole('textbox').filter((field) => field.closest('[data-shown]'));
    expect(shown.map((field) => field.lang)).toEqual(['nl', 'nl', 'nl', 'nl']);
  });

  it('keeps what was typed when its preview fails, or is markup that the browser refuses', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/texts/about', ok(TEXT));
    openPage('/tools/texts/about', shop);
    const field = await screen.findByRole('textbox', { name: 'Text, Dutch' });
    await userEvent.type(field, ' en meer');
    await userEvent.click(screen.getByRole('button', { name: 'Preview in Dutch' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    refuseOddMarkup();
    const html = '<p>bpost en <strong>meer</span></p>';
    shop.answer('POST /api/tools/texts/preview', ok({ title: 'Over', lead: '', html }));
    await userEvent.click(screen.getByRole('button', { name: 'Preview in Dutch' }));
    expect(await screen.findByText('bpost en meer')).toBeVisible();
    expect(field).toHaveValue('Body nl en meer');
  });
});

describe('A post', () => {
  it('is begun in one language, which the page says, and is published by a tick', async () => {
    const shop = new FakeShop();
    openPage('/tools/posts/new', shop);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title, English' }), 'Moths');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text, English' }), 'At night.');
    expect(screen.getByText('Not complete yet in: Dutch, French.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Publish' }));
    shop.answer('POST /api/tools/posts', refused({ fields: { 'title.nl': 'Still missing.' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('textbox', { name: 'Title, Dutch' })).toHaveAccessibleDescription(
      'Still missing.',
    );
    expect(shop.sent('POST /api/tools/posts')).toMatchObject([
      { isPublished: true, publishedAt: '', title: { en: 'Moths', nl: '' }, slug: { en: '' } },
    ]);
  });

  it('is marked in the list where a language is missing', async () => {
    const shop = new FakeShop();
    const post = {
      ...{ id: 1, slug: all('s'), title: { en: 'Moths', nl: '', fr: '' }, state: 'draft' },
      ...{ publishedAt: null, updatedAt: '2026-01-01T10:00:00.000Z', missing: ['nl', 'fr'] },
    };
    shop.answer('GET /api/tools/posts', ok({ posts: [post] }));
    openPage('/tools/posts', shop);
    const row = await screen.findByRole('row', { name: /Moths/ });
    expect(within(row).getByText('Dutch, French')).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/tools/posts/1');
  });
});

describe('Settings', () => {
  it('say at the field what cannot be an account number or a profile', async () => {
    const shop = new FakeShop();
    const seller = {
      ...{ name: 'Kabinet', companyNumber: '1', vatNumber: '', street: '', postalCode: '', city: '' },
      ...{ country: 'BE', email: '', phone: '', socialLinks: [] },
    };
    const bank = { iban: '', bic: '' };
    shop.answer('GET /api/tools/settings', ok({ seller, vatRegime: 'belgian', bank, revision: 1 }));
    openPage('/tools/settings', shop);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Instagram' }), 'my shop');
    shop.answer('PUT /api/tools/settings', refused({ fields: { 'social.Instagram': 'No profile.' } }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('textbox', { name: 'Instagram' })).toHaveAccessibleDescription(
      'No profile.',
    );
    expect(shop.sent('PUT /api/tools/settings')).toMatchObject([
      { vatRegime: 'belgian', country: 'BE', social: { Instagram: 'my shop', TikTok: '' }, revision: 1 },
    ]);
  });

  it('let each choose what to hear of by mail, and when', async () => {
    const shop = new FakeShop();
    const seller = {
      ...{ name: 'Kabinet', companyNumber: '1', vatNumber: '', street: '', postalCode: '', city: '' },
      ...{ country: 'BE', email: '', phone: '', socialLinks: [] },
    };
    const settings = { seller, vatRegime: 'belgian', bank: { iban: '', bic: '' }, revision: 1 };
    const choices = [
      { kind: 'order', time: 'at-once' },
      { kind: 'todo', time: 'morning' },
    ];
    shop.answer('GET /api/tools/settings', ok(settings));
    shop.answer('GET /api/tools/notifications', ok({ choices }));
    openPage('/tools/settings', shop);
    const orders = await screen.findByRole('combobox', { name: 'Orders' });
    expect(orders).toHaveDisplayValue('At once');
    const waiting = screen.getByRole('combobox', { name: 'All that waits' });
    expect(within(waiting).queryByRole('option', { name: 'At once' })).not.toBeInTheDocument();
    await userEvent.selectOptions(orders, 'In the morning');
    const chosen = [{ kind: 'order', time: 'morning' }, choices[1]];
    shop.answer('PUT /api/tools/notifications', ok({ result: true, message: '', choices: chosen }));
    await userEvent.click(screen.getByRole('button', { name: 'Save your choice' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(shop.sent('PUT /api/tools/notifications')).toEqual([{ choices: chosen }]);
  });
});

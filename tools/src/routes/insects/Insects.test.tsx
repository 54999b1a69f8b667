/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, ok, OWNER, refused } from '../../testing/fake-shop.ts';
import { JPEG_BYTES, playFiles } from '../../testing/files.ts';
import { MACHAON, MACHAON_DETAIL, shopWithInsects } from '../../testing/insects.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeAll(playFiles);
beforeEach(() => window.sessionStorage.clear());

const saved = (more: object = {}) =>
  ok({ result: true, message: 'Saved.', auditId: 9, insect: { ...MACHAON_DETAIL, ...more } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(textbox(name));
  await userEvent.type(textbox(name), text);
};

describe('the list of insects', () => {
  it('says of each lot what it is, what it costs and what is reserved', async () => {
    openPage('/tools/insects', shopWithInsects());
    const row = within(await screen.findByRole('row', { name: /Papilio machaon/ }));
    expect(row.getByText('€12.50')).toBeVisible();
    expect(row.getByText('3 · 1 reserved')).toBeVisible();
    expect(row.getByRole('link', { name: 'Papilio machaon' })).toHaveAttribute('href', '/tools/insects/12');
  });

  it('calls what is in a checkout reserved, and sold out only what is gone', async () => {
    const rows = [
      { ...MACHAON, id: 1, name: 'Agrias amydon', onHand: 1, reserved: 1 },
      { ...MACHAON, id: 2, name: 'Agrias claudina', onHand: 0, reserved: 0 },
    ];
    const shop = shopWithInsects();
    shop.answer('GET /api/tools/insects', ok({ rows, total: 2, page: 1, pages: 1 }));
    openPage('/tools/insects', shop);
    const held = within(await screen.findByRole('row', { name: /Agrias amydon/ }));
    expect(held.getByRole('cell', { name: 'Reserved' })).toBeVisible();
    const gone = within(screen.getByRole('row', { name: /Agrias claudina/ }));
    expect(gone.getByRole('cell', { name: 'Sold out' })).toBeVisible();
  });

  it('is narrowed by its address, and marks the view that it is', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects?state=draft&q=papilio&page=2', shop);
    await screen.findByRole('row', { name: /Papilio machaon/ });
    const asked = shop.asked.find(({ path }) => path === '/api/tools/insects');
    expect(asked?.query).toEqual({ state: 'draft', q: 'papilio', page: '2' });
    expect(screen.getByRole('link', { name: 'Drafts' })).not.toHaveAttribute('aria-current');
    await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
    expect(await screen.findByRole('link', { name: 'Drafts', current: 'page' })).toBeVisible();
  });

  it('is kept under a name', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects?q=peru&state=draft', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Views …' }));
    await userEvent.type(textbox('Keep this list as'), 'Peru');
    shop.answer('POST /api/tools/views', ok({ views: [] }));
    shop.answer(
      'GET /api/tools/views',
      ok({ views: [{ id: 1, name: 'Peru', query: 'q=peru&state=draft' }] }),
    );
    await userEvent.click(button('Keep'));
    expect(shop.sent('POST /api/tools/views')).toEqual([{ name: 'Peru', query: 'q=peru&state=draft' }]);
    await userEvent.click(button('Close'));
    expect(await screen.findByRole('link', { name: 'Peru', current: 'page' })).toBeVisible();
  });

  it('changes many lots only as they were shown, and offers the way back', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects', shop);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select Papilio machaon/ }));
    await userEvent.click(button('Change …'));
    await userEvent.type(textbox('To what'), '+10');
    const line = {
      id: 12,
      reference: 'BU-0012',
      name: 'Papilio machaon',
      before: '€12.50',
      after: '€14.00',
      refused: '',
    };
    const preview = { lines: [line], changed: 1, unchanged: 0, refused: 0, seen: 'abc' };
    shop.answer('POST /api/tools/insects/bulk/preview', ok(preview));
    await userEvent.click(button('Show what changes'));
    expect(await screen.findByRole('row', { name: 'BU-0012 Papilio machaon €12.50 €14.00' })).toBeVisible();
    shop.answer(
      'POST /api/tools/insects/bulk',
      ok({ result: true, message: 'Saved.', auditId: 5, changed: 1 }),
    );
    await userEvent.click(button('Change 1 lot'));
    expect(await screen.findByText('1 lot changed')).toBeVisible();
    expect(shop.sent('POST /api/tools/insects/bulk')).toEqual([
      {
        ...{ selection: { ids: [12] }, change: { field: 'price-percent', value: '+10' }, seen: 'abc' },
        key: expect.any(String),
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('raises prices once, though the answer was lost and the button is pressed again', async () => {
    const shop = shopWithInsects();
    const path = 'POST /api/tools/insects/bulk';
    openPage('/tools/insects', shop);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select Papilio machaon/ }));
    await userEvent.click(button('Change …'));
    await userEvent.type(textbox('To what'), '+10');
    const preview = { lines: [], changed: 1, unchanged: 0, refused: 0, seen: 'abc' };
    shop.answer(`${path}/preview`, ok(preview));
    await userEvent.click(button('Show what changes'));
    shop.answer(path, offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Change 1 lot' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    shop.answer(path, ok({ result: true, message: 'Saved.', auditId: 5, changed: 1 }));
    await userEvent.click(button('Change 1 lot'));
    expect(await screen.findByText('1 lot changed')).toBeVisible();
    const [lost, again] = shop.sent(path);
    expect(lost).toMatchObject({ key: expect.any(String) });
    expect(again).toEqual(lost);
  });

  it('shows anew what was changed by somebody else, and changes nothing', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects', shop);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select Papilio machaon/ }));
    await userEvent.click(button('Change …'));
    await userEvent.type(textbox('To what'), '-1');
    const line = {
      id: 12,
      reference: 'BU-0012',
      name: 'Papilio machaon',
      before: '€12.50',
      after: '€12.40',
      refused: '',
    };
    const preview = { lines: [line], changed: 1, unchanged: 0, refused: 0, seen: 'abc' };
    shop.answer('POST /api/tools/insects/bulk/preview', ok(preview));
    await userEvent.click(button('Show what changes'));
    const current = { ...preview, lines: [{ ...line, before: '€9.00', after: '€8.90' }], seen: 'def' };
    const body = { code: 'changed-meanwhile', error: 'Changed.', by: '', at: '', current };
    shop.answer('POST /api/tools/insects/bulk', refused({ status: 409, code: 'changed-meanwhile', body }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change 1 lot' }));
    expect(await screen.findByText(/Some lots were changed since you looked/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'BU-0012 Papilio machaon €9.00 €8.90' })).toBeVisible();
  });

  it('offers nothing to whoever may only look', async () => {
    const rights = ['catalogue-read'];
    openPage('/tools/insects', shopWithInsects(ok({ ...OWNER, role: 'read-only', rights })));
    await screen.findByRole('row', { name: /Papilio machaon/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New insect' })).not.toBeInTheDocument();
  });
});

describe('the page of a lot', () => {
  it('saves what was typed with the revision it was made on, and says what it lacks', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects/12', shop);
    await screen.findByRole('heading', { level: 1, name: /Papilio machaon/ });
    const lacking = within(screen.getByRole('region', { name: 'Still missing' }));
    expect(lacking.getByRole('link', { name: /A picture/ })).toBeVisible();
    await retype('Price in euro', '9,90');
    expect(within(screen.getByRole('region', { name: 'In the shop' })).getByText('€9.90')).toBeVisible();
    shop.answer('PUT /api/tools/insects/12', saved());
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Papilio machaon saved')).toBeVisible();
    // A fact that was declared since is sent too.
    expect(shop.sent('PUT /api/tools/insects/12')).toMatchObject([
      { ...MACHAON_DETAIL.form, price: '9,90', revision: 4 },
    ]);
  });

  it('asks for the document of a protected lot, shows its mistakes at their fields, and leads to what it lacks', async () => {
    const shop = shopWithInsects();
    const needsDocument = ['documentNumber', 'documentDate'];
    shop.answer(
      'GET /api/tools/insects/12',
      ok({ ...MACHAON_DETAIL, needsDocument, needsSource: true, needsCost: true }),
    );
    openPage('/tools/insects/12', shop);
    await screen.findByRole('heading', { level: 1, name: /Papilio machaon/ });
    const lacking = within(screen.getByRole('region', { name: 'Still missing' }));
    expect(lacking.getByRole('link', { name: 'The date of its CITES document' })).toHaveAttribute(
      'href',
      '#field-documentDate',
    );
    const source = lacking.getByRole('link', { name: 'Its CITES source code' });
    expect(source).toHaveAttribute('href', '#field-sourceCode');
    expect(lacking.getByRole('link', { name: /^What it cost/ })).toHaveAttribute('href', '#field-cost');
    expect(screen.queryByRole('combobox', { name: 'Kind of document' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'CITES annex' }), 'B');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Kind of document' }),
      'Import permit',
    );
    await userEvent.type(textbox('Date of the document'), '2/2026');
    const error = 'Please enter a full date.';
    shop.answer('PUT /api/tools/insects/12', refused({ fields: { documentDate: error } }));
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(textbox('Date of the document')).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(shop.sent('PUT /api/tools/insects/12')).toMatchObject([
      { citesAnnex: 'B', documentKind: 'import-permit', documentDate: '2/2026' },
    ]);
  });

  it('goes on to the next of the list once it is saved', async () => {
    window.sessionStorage.setItem('VDM_TOOLS:insects', '[12,13]');
    const shop = shopWithInsects();
    shop.answer('GET /api/tools/insects/13', ok({ ...MACHAON_DETAIL, id: 13 }));
    const { address } = openPage('/tools/insects/12', shop);
    await screen.findByRole('heading', { level: 1, name: /Papilio machaon/ });
    await retype('Author and year', 'L., 1758');
    shop.answer('PUT /api/tools/insects/12', refused({ fields: { authority: 'Too long.' } }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(address()).toBe('/tools/insects/12');
    shop.answer('PUT /api/tools/insects/12', saved());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('/tools/insects/13'));
  });

  it('notes stock with its reason, once for one press, and says who reserves lots', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects/12', shop);
    const stock = within(await screen.findByRole('region', { name: 'Stock' }));
    expect(stock.getByText('3 on hand, 1 reserved')).toBeVisible();
    expect(stock.getByRole('link', { name: '1 for VDM-2026-000123' })).toHaveAttribute(
      'href',
      '/tools/orders/VDM-2026-000123',
    );
    await userEvent.selectOptions(stock.getByRole('combobox'), 'Counted, there are');
    await userEvent.type(stock.getByRole('textbox', { name: 'How many' }), '0');
    await userEvent.type(stock.getByRole('textbox', { name: 'Reason' }), 'broken');
    const path = 'POST /api/tools/insects/12/stock';
    const error = '1 reserved for VDM-2026-000123: there cannot be fewer.';
    shop.answer(path, refused({ status: 409, code: 'kept-aside', error }));
    await userEvent.click(stock.getByRole('button', { name: 'Note it' }));
    expect(await screen.findByRole('dialog', { name: error })).toBeVisible();
    shop.answer(path, saved());
    await userEvent.click(stock.getByRole('button', { name: 'Note it' }));
    expect(await stock.findByText('The stock is noted.')).toBeVisible();
    const [first, second] = shop.sent(path);
    expect(first).toMatchObject({ kind: 'count', amount: '0', reason: 'broken' });
    expect(second).toEqual(first);
  });

  it('shows what there is now beside what was counted of less, and what stands packed for nobody yet', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects/12', shop);
    const stock = within(await screen.findByRole('region', { name: 'Stock' }));
    const amount = stock.getByRole('textbox', { name: 'How many' });
    expect(amount).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(stock.getByRole('combobox'), 'Counted, there are');
    await userEvent.type(amount, '2');
    await userEvent.type(stock.getByRole('textbox', { name: 'Reason' }), 'broken');
    shop.answer('GET /api/tools/insects/12', ok({ ...MACHAON_DETAIL, onHand: 2, unpacked: 1 }));
    const error = 'There are 2 now.';
    shop.answer('POST /api/tools/insects/12/stock', refused({ fields: { amount: error } }));
    await userEvent.click(stock.getByRole('button', { name: 'Note it' }));
    expect(await stock.findByText('2 on hand, 1 reserved')).toBeVisible();
    expect(amount).toHaveValue('2');
    expect(amount).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(amount).toHaveAccessibleDescription(
      expect.stringContaining('1 is paid, in an order of which nothing has left'),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '1');
    shop.answer('POST /api/tools/insects/12/stock', saved());
    await userEvent.click(stock.getByRole('button', { name: 'Note it' }));
    expect(await stock.findByText('The stock is noted.')).toBeVisible();
    expect(shop.sent('POST /api/tools/insects/12/stock')).toMatchObject([
      { amount: '2', onHand: 3 },
      { amount: '1', onHand: 2 },
    ]);
  });

  it('leads to its pictures, and takes photos that are dropped on it, whatever they are called', async () => {
    const shop = shopWithInsects();
    const same = { en: 'Papilio machaon', nl: 'Papilio machaon', fr: 'Papilio machaon' };
    const owner = { kind: 'insect', id: 12, reference: 'BU-0012', name: same, taken: [] };
    shop.answer('GET /api/tools/pictures/insect/12', ok({ owner, slots: [] }));
    shop.answer('POST /api/tools/pictures/known', ok({ files: [] }));
    shop.answer(
      'POST /api/tools/pictures/files',
      ok({ result: true, message: '', auditId: 5, position: 0, isKnown: false }),
    );
    openPage('/tools/insects/12', shop);
    const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
    expect(pictures.getByRole('link')).toHaveAttribute('href', '/tools/images/insect?of=12');
    expect(screen.getByRole('link', { name: /^A picture:/ })).toHaveAttribute(
      'href',
      '/tools/images/insect?of=12',
    );
    const photo = new File([new Uint8Array(JPEG_BYTES)], 'IMG_0007.jpg', {
      type: 'image/jpeg',
    });
    fireEvent.drop(textbox(/^Reference/), { dataTransfer: { files: [photo], types: ['Files'] } });
    expect(await pictures.findByText('Sent, no. 1')).toBeVisible();
    const sent = shop.asked.find(({ path }) => path === '/api/tools/pictures/files');
    expect(sent?.query).toMatchObject({ kind: 'insect', id: 12, name: 'IMG_0007.jpg' });
  });

  it('is deleted and brought back without being asked whether one is sure', async () => {
    const shop = shopWithInsects();
    openPage('/tools/insects/12', shop);
    await screen.findByRole('heading', { level: 1, name: /Papilio machaon/ });
    const deletedAt = '2026-03-02T10:00:00.000Z';
    shop.answer('DELETE /api/tools/insects/12?revision=4', saved({ deletedAt }));
    shop.answer('GET /api/tools/insects/12', ok({ ...MACHAON_DETAIL, deletedAt, revision: 5 }));
    await userEvent.click(button('Delete'));
    expect(await screen.findByText('Papilio machaon deleted')).toBeVisible();
    await waitFor(() => expect(textbox(/^Price in euro/)).toBeDisabled());
    shop.answer('POST /api/tools/insects/12/restore', saved());
    await userEvent.click(button('Bring back'));
    expect(shop.sent('POST /api/tools/insects/12/restore')).toEqual([{ revision: 5 }]);
  });
});

describe('a new lot', () => {
  it('is filled in by the species that the shop knows, and takes the next free reference', async () => {
    const shop = shopWithInsects();
    const known = {
      ...{ name: 'Papilio alexanor', genus: 'Papilio', species: 'alexanor', authority: 'Esper, 1800' },
      ...{ common: { en: 'Southern swallowtail', nl: '', fr: 'Alexanor' }, familyId: 3, citesAnnex: null },
    };
    shop.answer('GET /api/tools/insects/species', ok([known]));
    openPage('/tools/insects/new', shop);
    await userEvent.type(await screen.findByRole('combobox', { name: /^Name/ }), 'alexa');
    await userEvent.click(await screen.findByRole('option', { name: /Papilio alexanor/ }));
    expect(textbox('Author and year')).toHaveValue('Esper, 1800');
    expect(screen.getByRole('combobox', { name: 'Family' })).toHaveDisplayValue('Papilionidae');
    await userEvent.type(textbox(/^Price in euro/), '8');
    const path = 'POST /api/tools/insects';
    shop.answer(path, refused({ fields: { weightGrams: 'Without a weight nobody knows …' } }));
    await userEvent.click(button('Save'));
    expect(await screen.findByRole('link', { name: /Weight in grams/ })).toBeVisible();
    expect(shop.sent(path)).toMatchObject([
      { name: 'Papilio alexanor', species: 'alexanor', reference: 'BU-0013', stock: '1', price: '8' },
    ]);
    expect(textbox(/^Price in euro/)).toHaveValue('8');
  });

  it.each([
    ['/tools', 'Preparation', 'Spread wings'],
    ['/nl/tools', 'Preparatie', 'Vleugels gespreid'],
    ['/fr/tools', 'Préparation', 'Ailes étalées'],
  ])('at %s may be mounted with spread wings', async (tools, name, words) => {
    openPage(`${tools}/insects/new`, shopWithInsects());
    const spread = await screen.findByRole('combobox', { name });
    expect(within(spread).getByRole('option', { name: words })).toHaveValue('WINGS');
  });

  it('whose answer was lost is sent again as the same one', async () => {
    const shop = shopWithInsects();
    const path = 'POST /api/tools/insects';
    openPage('/tools/insects/new', shop);
    await userEvent.type(await screen.findByRole('combobox', { name: /^Name/ }), 'Papilio machaon');
    shop.answer(path, offline());
    await userEvent.click(button('Save'));
    await waitFor(() => expect(shop.sent(path)).toHaveLength(1));
    shop.answer(path, ok({ result: true, message: '', auditId: 5, insect: MACHAON_DETAIL }));
    await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(shop.sent(path)).toHaveLength(2));
    const [lost, again] = shop.sent(path);
    expect(lost).toMatchObject({ name: 'Papilio machaon', key: expect.any(String) });
    expect(again).toEqual(lost);
  });

  it('that is a duplicate has nothing of what was typed of another new one, which stays', async () => {
    const shop = shopWithInsects();
    const { unmount } = openPage('/tools/insects/new', shop);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Price in euro/ }), '99');
    unmount();
    const copy = openPage('/tools/insects/new?from=12', shop);
    expect(await screen.findByText('Duplicate of BU-0012')).toBeVisible();
    expect(textbox(/^Price in euro/)).toHaveValue('12.50');
    copy.unmount();
    openPage('/tools/insects/new', shop);
    expect(await screen.findByRole('textbox', { name: /^Price in euro/ })).toHaveValue('99');
  });

  it('that is a duplicate begins as the other, with a reference of its own and as a draft', async () => {
    openPage('/tools/insects/new?from=12', shopWithInsects());
    expect(await screen.findByText('Duplicate of BU-0012')).toBeVisible();
    expect(textbox(/^Reference/)).toHaveValue('BU-0013');
    expect(screen.getByRole('combobox', { name: 'Locality' })).toHaveValue('Var');
    expect(screen.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
  });
});

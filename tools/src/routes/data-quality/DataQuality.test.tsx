/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, OWNER } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const family = (id: number, name: string) => ({
  id,
  category: 'BUTTERFLIES',
  slug: { en: name, nl: name, fr: name },
  name: { en: name, nl: name, fr: name },
});
const MORPHO = family(4, 'Nymphalidae');
const gap = (id: number, more: object = {}) => ({
  ...{ id, revision: 1, reference: `BU-${id}`, name: 'Morpho didius' },
  ...{ country: 'PE', locality: '', picture: null, likely: null, ...more },
});
const gaps = (...rows: object[]) => ok({ rows, total: rows.length, next: null });
const filled = (count: number, left: object[] = []) =>
  ok({ result: true, message: 'Saved.', auditId: 9, filled: count, left });

beforeEach(() => window.sessionStorage.clear());

function openGaps(...rows: object[]) {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/missing/families', gaps(...rows));
  shop.answer('GET /api/tools/missing/origins', gaps(...rows));
  shop.answer(
    'GET /api/tools/insects/choices',
    ok({ families: [MORPHO, family(5, 'Pieridae')], countries: ['PE', 'ID'] }),
  );
  shop.answer('GET /api/tools/insects/localities', ok([{ country: 'PE', locality: 'Satipo' }]));
  return shop;
}

const familyOf = (reference: string) => screen.findByRole('combobox', { name: `Family of ${reference}` });
const SENT = 'POST /api/tools/missing/families';

describe('Insects without a family', () => {
  it('are filled in by keys: choose, Enter, next row, Ctrl S', async () => {
    const shop = openGaps(gap(1), gap(2));
    openPage('/tools/missing/family', shop);
    await userEvent.selectOptions(await familyOf('BU-1'), 'Nymphalidae');
    await userEvent.keyboard('{Enter}');
    expect(await familyOf('BU-2')).toHaveFocus();
    await userEvent.selectOptions(await familyOf('BU-2'), 'Pieridae');
    shop.answer(SENT, filled(2));
    shop.answer('GET /api/tools/missing/families', gaps());
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('2 lots filled in.')).toBeVisible();
    expect(shop.sent(SENT)).toEqual([
      {
        rows: [
          { id: 1, revision: 1, familyId: 4 },
          { id: 2, revision: 1, familyId: 5 },
        ],
      },
    ]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('take the family that others of their genus are in with one press', async () => {
    openPage('/tools/missing/family', openGaps(gap(1, { likely: MORPHO })));
    await userEvent.click(await screen.findByRole('button', { name: /Nymphalidae for BU-1/ }));
    expect(await familyOf('BU-1')).toHaveDisplayValue('Nymphalidae');
  });

  it('get one family together, seen in each row before it is saved', async () => {
    const shop = openGaps(gap(1), gap(2), gap(3));
    openPage('/tools/missing/family', shop);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select BU-1 Morpho didius' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select BU-3 Morpho didius' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Family of all/ }), 'Pieridae');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(await familyOf('BU-3')).toHaveDisplayValue('Pieridae');
    expect(await familyOf('BU-2')).toHaveDisplayValue('Choose');
    expect(shop.sent(SENT)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Save 2 lots' })).toBeEnabled();
  });

  it('keep what was chosen over a reload', async () => {
    const first = openPage('/tools/missing/family', openGaps(gap(1)));
    await userEvent.selectOptions(await familyOf('BU-1'), 'Pieridae');
    first.unmount();
    openPage('/tools/missing/family', openGaps(gap(1)));
    await waitFor(async () => expect(await familyOf('BU-1')).toHaveDisplayValue('Pieridae'));
  });

  it('are not overwritten when somebody else was first: who is said, and the choice stays', async () => {
    const shop = openGaps(gap(1));
    openPage('/tools/missing/family', shop);
    await userEvent.selectOptions(await familyOf('BU-1'), 'Pieridae');
    shop.answer(SENT, filled(0, [{ id: 1, by: 'bo@example.com', at: '2026-11-21T09:00:00.000Z' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 lot' }));
    expect(await screen.findByText(/BU-1 was changed meanwhile by bo@example.com/)).toBeVisible();
    expect(await familyOf('BU-1')).toHaveDisplayValue('Pieridae');
  });

  it('are only shown to who may not write', async () => {
    const shop = openGaps(gap(1));
    shop.answer('GET /api/tools/me', ok({ ...OWNER, role: 'read-only', rights: ['catalogue-read'] }));
    openPage('/tools/missing/family', shop);
    expect(await screen.findByText('Morpho didius')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });
});

describe('Insects without an origin', () => {
  it('get a place, suggested from those of other lots, and leave the rest', async () => {
    const shop = openGaps(gap(1));
    openPage('/tools/missing/origin', shop);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Locality of BU-1' }), 'Satipo');
    shop.answer('POST /api/tools/missing/origins', filled(1));
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 lot' }));
    await screen.findByText('1 lot filled in.');
    expect(shop.sent('POST /api/tools/missing/origins')).toEqual([
      { rows: [{ id: 1, revision: 1, country: '', locality: 'Satipo' }] },
    ]);
  });
});

describe('What is typed while a row is saved', () => {
  it('stays, to be saved next', async () => {
    const shop = openGaps(gap(1, { country: '' }));
    openPage('/tools/missing/origin', shop);
    const country = await screen.findByRole('combobox', { name: 'Country of BU-1' });
    await userEvent.selectOptions(country, 'Peru');
    const answer = Promise.withResolvers<ReturnType<typeof ok>>();
    shop.answer('POST /api/tools/missing/origins', answer.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 lot' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Locality of BU-1' }), 'Satipo');
    answer.resolve(filled(1));
    await screen.findByText('1 lot filled in.');
    expect(screen.getByRole('combobox', { name: 'Locality of BU-1' })).toHaveValue('Satipo');
    expect(country).toHaveDisplayValue('Choose');
    expect(Object.values(window.sessionStorage).join()).toMatch(/"1\.locality":"Satipo"/);
  });
});

describe('Stray spaces', () => {
  const texts = [
    { id: 7, title: 'BU-7', field: 'name', before: 'Papilio  machaon ', after: 'Papilio machaon' },
    { id: 8, title: 'BU-8', field: 'locality', before: 'Lima\u00a0', after: 'Lima' },
  ];
  function openSpaces(total = texts.length) {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/spaces/insects', ok({ texts: texts.slice(0, total), total, next: null }));
    openPage('/tools/spaces/insects', shop);
    return shop;
  }
  const mended = (more: object) =>
    ok({ result: true, message: 'Saved.', auditId: 3, mended: 1, left: 0, ...more });

  it('are drawn, and named for who hears the page', async () => {
    openSpaces();
    const row = await screen.findByRole('row', { name: /BU-7/ });
    expect(within(row).getByText('[2 spaces]')).toBeInTheDocument();
    expect(within(row).getByText('␣␣')).toBeVisible();
    expect(screen.getByText('NBSP')).toBeVisible();
  });

  it('are mended one by one, with what was seen, and can be taken back', async () => {
    const shop = openSpaces();
    shop.answer('POST /api/tools/spaces/insects', mended({}));
    await userEvent.click(await screen.findByRole('button', { name: /Mend: BU-7/ }));
    expect(await screen.findByText('1 text mended.')).toBeVisible();
    expect(shop.sent('POST /api/tools/spaces/insects')).toEqual([
      { texts: [{ id: 7, field: 'name', before: 'Papilio  machaon ' }] },
    ]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('are mended all at once; what was left is said', async () => {
    const shop = openSpaces();
    shop.answer('POST /api/tools/spaces/insects', mended({ mended: 1, left: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mend all' }));
    expect(await screen.findByText(/1 text mended. 1 was left/)).toBeVisible();
    expect(shop.sent('POST /api/tools/spaces/insects')).toEqual([{}]);
  });

  it('are none in a tidy shop, and that is said', async () => {
    openSpaces(0);
    expect(await screen.findByText(/No stray spaces/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mend all' })).toBeNull();
  });
});

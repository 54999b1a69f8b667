/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refused } from '../../testing/fake-shop.ts';
import { FAMILIES, shopWithInsects } from '../../testing/insects.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => window.sessionStorage.clear());

const [FAMILY, OTHER] = FAMILIES;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = async () => {
  await screen.findByRole('table', { name: 'Families' });
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
};

it('families are found by their name, and lead to their lots', async () => {
  openPage('/tools/families', shopWithInsects());
  expect(await rows()).toEqual(['Papilionidae', 'Lucanidae']);
  const row = within(screen.getByRole('row', { name: /Lucanidae/ }));
  expect(row.getByRole('link', { name: '2' })).toHaveAttribute('href', '/tools/insects?family=7');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'lúcan{Enter}');
  await waitFor(async () => expect(await rows()).toEqual(['Lucanidae']));
});

it('a family is moved to another address, and a mistake stands at its language', async () => {
  const shop = shopWithInsects();
  openPage('/tools/families/3', shop);
  const slug = await screen.findByRole('textbox', { name: /^Address, Dutch/ });
  await userEvent.clear(slug);
  await userEvent.type(slug, 'Pages');
  const path = 'PUT /api/tools/families/3';
  shop.answer(path, refused({ fields: { 'slug.nl': 'Small letters only.' } }));
  await userEvent.click(button('Save'));
  expect(await screen.findByRole('link', { name: 'Address, Dutch: Small letters only.' })).toBeVisible();
  expect(slug).toHaveValue('Pages');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'pages');
  shop.answer(path, ok({ result: true, message: 'Saved.', auditId: 4, family: FAMILY }));
  await userEvent.click(button('Save'));
  expect(await screen.findByText('Papilionidae saved')).toBeVisible();
  expect(shop.sent(path)[1]).toMatchObject({ slug: { en: 'papilionidae', nl: 'pages' }, revision: 2 });
});

it('a family is merged into another as was shown', async () => {
  const shop = shopWithInsects();
  const { address } = openPage('/tools/families/3', shop);
  const merge = within(await screen.findByRole('region', { name: 'Merge into another' }));
  await userEvent.selectOptions(merge.getByRole('combobox', { name: 'Into' }), 'Lucanidae');
  const examples = [{ id: 12, reference: 'BU-0012', name: 'Papilio machaon' }];
  const preview = { from: FAMILY, into: OTHER, insects: 5, examples, seen: 'abc' };
  shop.answer('POST /api/tools/families/3/merge/preview', ok(preview));
  await userEvent.click(merge.getByRole('button', { name: 'Show what moves' }));
  expect(await merge.findByText('5 lots move from Papilionidae to Lucanidae.')).toBeVisible();
  expect(merge.getByText('and 4 more')).toBeVisible();
  shop.answer(
    'POST /api/tools/families/3/merge',
    ok({ result: true, message: 'Saved.', auditId: 6, family: OTHER }),
  );
  shop.answer('GET /api/tools/families/7', ok(OTHER));
  await userEvent.click(merge.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Papilionidae merged into Lucanidae')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/tools/families/7'));
  expect(shop.sent('POST /api/tools/families/3/merge')).toEqual([{ into: '7', seen: 'abc' }]);
});

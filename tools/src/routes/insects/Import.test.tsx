/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Import, ImportLine } from '@vitrine/shared/contract/tools/import';
import { FakeShop, ok, OWNER, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const FILE: Import = {
  ...{ id: 7, name: 'lots.csv', by: 'ann@example.com', at: '2026-11-21T10:00:00.000Z' },
  ...{ state: 'checked', isStopped: false, encoding: 'utf-8', separator: ';', plan: 1 },
  columns: [
    { header: 'Ref', example: 'PA-0001', field: 'reference' },
    { header: 'Foo', example: '12,50', field: null },
  ],
  ...{ lines: 3, work: 3, done: 3, counts: { made: 1, changed: 1, unchanged: 0, refused: 1 } },
  ...{ warned: 0, unknownWords: [] },
  ...{ auditId: null, appliedAt: null },
};
const LINE: ImportLine = {
  ...{ line: 4, kind: 'refused', reference: 'PA-0003', name: 'Morpho', insectId: null, changes: [] },
  errors: [{ field: 'familyId', error: 'There is no family Nobodyidae.' }],
  warnings: [],
};

function openImport(file: Partial<Import> = {}, lines: ImportLine[] = [LINE], path = '/tools/import?id=7') {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/imports', ok({ imports: [{ ...FILE, ...file }] }));
  shop.answer('GET /api/tools/imports/7', ok({ ...FILE, ...file }));
  shop.answer('GET /api/tools/imports/7/lines', ok({ lines, next: null }));
  return { shop, ...openPage(path, shop) };
}

test('Who opens a file sees first what is refused, and why', async () => {
  const { shop } = openImport();
  expect(await screen.findByText('Family: There is no family Nobodyidae.')).toBeVisible();
  expect(shop.asked.find(({ path }) => path.endsWith('/lines'))?.query).toMatchObject({ kind: 'refused' });
  expect(screen.getByRole('link', { name: /Download the refused lines/ })).toHaveAttribute(
    'href',
    '/api/tools/imports/7/refused.csv?locale=en',
  );
});

test('Who looks at changed lines sees from what to what', async () => {
  const changes: ImportLine['changes'] = [{ field: 'price', before: '12.50', after: '14.50' }];
  openImport(
    {},
    [{ ...LINE, kind: 'changed', insectId: 3, errors: [], changes }],
    '/tools/import?id=7&kind=changed',
  );
  const row = await screen.findByRole('row', { name: /PA-0003/ });
  expect(within(row).getByText('12.50').tagName).toBe('DEL');
  expect(within(row).getByText('14.50').tagName).toBe('INS');
  expect(within(row).getByRole('link', { name: /PA-0003/ })).toHaveAttribute('href', '/tools/insects/3');
});

test('What was seen is imported once, however often one presses; then it can be taken back', async () => {
  const { shop } = openImport();
  const press = await screen.findByRole('button', { name: 'Import 1 new lot and 1 changed lot' });
  const applying: Import = { ...FILE, state: 'applying', work: 2, done: 1, auditId: 9 };
  shop.answer('POST /api/tools/imports/7/apply', ok(applying));
  shop.answer('GET /api/tools/imports/7', ok(applying));
  await userEvent.dblClick(press);
  expect(await screen.findByText('1 of 2 lots written')).toBeVisible();
  expect(shop.sent('POST /api/tools/imports/7/apply')).toEqual([{ plan: 1 }]);
  shop.answer('GET /api/tools/imports/7', ok({ ...applying, state: 'applied', done: 2 }));
  expect(await screen.findByRole('button', { name: /Undo/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('A short import that is over before anybody looks can be taken back too', async () => {
  const { shop } = openImport();
  const press = await screen.findByRole('button', { name: 'Import 1 new lot and 1 changed lot' });
  const applied: Import = { ...FILE, state: 'applied', work: 2, done: 2, auditId: 9 };
  shop.answer('POST /api/tools/imports/7/apply', ok({ ...applied, state: 'applying', done: 0 }));
  shop.answer('GET /api/tools/imports/7', ok(applied));
  await userEvent.click(press);
  expect(await screen.findByRole('button', { name: /Undo/ })).toBeVisible();
});

test('What the file does not say stands above the button: columns left out, what drafts leave open, doubts', async () => {
  openImport({ warned: 3 });
  const title = await screen.findByText('This column is left out');
  expect(title.parentElement).toHaveTextContent('Foo');
  const button = screen.getByRole('button', { name: /^Import 1 new/ });
  expect(title.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/does not say: Sex, Grade, and Preparation/)).toHaveTextContent(
    'published once somebody has chosen',
  );
  expect(screen.getByRole('link', { name: '3 lines are worth a look before you import' })).toHaveAttribute(
    'href',
    '/tools/import?id=7&kind=warned',
  );
});

test('Who wants to see the doubts sees those lines alone', async () => {
  const warnings = [{ field: 'name' as const, error: 'Under this reference the shop has Morpho.' }];
  const { shop } = openImport(
    { warned: 1 },
    [{ ...LINE, kind: 'unchanged', errors: [], warnings }],
    '/tools/import?id=7&kind=warned',
  );
  expect(await screen.findByText('Name: Under this reference the shop has Morpho.')).toBeVisible();
  expect(shop.asked.find(({ path }) => path.endsWith('/lines'))?.query).toMatchObject({ warned: 'yes' });
  expect(screen.getByRole('link', { name: '1 worth a look' })).toHaveAttribute('aria-current', 'page');
});

test('What a word means is said once, and can be forgotten', async () => {
  const { shop } = openImport({
    unknownWords: [
      { field: 'quality', word: 'A-', lines: 12 },
      { field: 'gender', word: 'hen', lines: 1 },
    ],
  });
  const grade = await screen.findByRole('combobox', { name: 'Grade: A-' });
  expect(grade).toHaveAccessibleDescription('on 12 lines');
  const remember = screen.getByRole('button', { name: 'Remember, and check again' });
  expect(remember).toBeDisabled();
  shop.answer('PUT /api/tools/imports/7/words', ok({ ...FILE, plan: 2 }));
  await userEvent.selectOptions(grade, 'A1-');
  await userEvent.click(remember);
  await waitFor(() =>
    expect(shop.sent('PUT /api/tools/imports/7/words')).toEqual([
      { words: [{ field: 'quality', word: 'A-', option: 'A1-' }] },
    ]),
  );
});

test('Words that were explained are listed, and forgotten on request', async () => {
  const { shop } = openImport({}, [], '/tools/import');
  shop.answer(
    'GET /api/tools/imports',
    ok({
      imports: [],
      words: [{ id: 4, field: 'quality', word: 'A-', option: 'A1-', by: 'ann@example.com' }],
    }),
  );
  shop.answer('DELETE /api/tools/imports/words/4', ok({ result: true, message: '' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Forget A-' }));
  await waitFor(() => expect(shop.asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('Who looked too long ago is told to look again', async () => {
  const { shop } = openImport();
  shop.answer(
    'POST /api/tools/imports/7/apply',
    refused({ status: 409, code: 'checked-anew', error: 'The lines were checked again since you looked.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Import 1 new/ }));
  expect(await screen.findByText(/checked again since you looked/)).toBeVisible();
});

test('A column that no header names is chosen by hand', async () => {
  const { shop } = openImport({ state: 'unmatched' });
  const column = await screen.findByRole('combobox', { name: 'Foo' });
  expect(column).toHaveAccessibleDescription('such as 12,50');
  shop.answer(
    'PUT /api/tools/imports/7/columns',
    refused({ fields: { 'columns.1': 'Another column is this already.' } }),
  );
  await userEvent.selectOptions(column, 'Reference');
  await userEvent.click(screen.getByRole('button', { name: 'Check the lines so' }));
  expect(await screen.findByText('Another column is this already.')).toBeVisible();
  expect(column).toHaveValue('reference');
  expect(shop.sent('PUT /api/tools/imports/7/columns')).toEqual([{ fields: ['reference', 'reference'] }]);
});

test('An import that stopped says so, and goes on when asked', async () => {
  const { shop } = openImport({ state: 'applying', isStopped: true });
  expect(await screen.findByText('It stopped in the middle')).toBeVisible();
  shop.answer('POST /api/tools/imports/7/again', ok(FILE));
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(shop.sent('POST /api/tools/imports/7/again')).toHaveLength(1));
});

test('A file that cannot be read is named where it was chosen; one too large is not sent', async () => {
  const { shop } = openImport({}, [], '/tools/import');
  const choose = await screen.findByLabelText('Choose a file');
  const large = new File(['x'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await userEvent.upload(choose, large);
  expect(await screen.findByText(/larger than 20 MB/)).toBeVisible();
  expect(shop.sent('POST /api/tools/imports')).toEqual([]);
  shop.answer(
    'POST /api/tools/imports',
    refused({ fields: { file: 'From line 2 on the file cannot be read.' } }),
  );
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['a'], 'a.csv'));
  expect(await screen.findByText(/From line 2 on/)).toBeVisible();
});

test('A file that was sent opens', async () => {
  const { shop, address } = openImport({}, [LINE], '/tools/import');
  shop.answer('POST /api/tools/imports', ok(FILE));
  await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['a'], 'lots.csv'));
  await waitFor(() => expect(address()).toBe('/tools/import?id=7'));
});

test('Who may only look exports, and imports nothing', async () => {
  const shop = new FakeShop(ok({ ...OWNER, role: 'read-only', rights: ['catalogue-read'] }));
  shop.answer('GET /api/tools/imports', ok({ imports: [] }));
  openPage('/nl/tools/import', shop);
  expect(await screen.findByRole('link', { name: 'Alle loten exporteren' })).toHaveAttribute(
    'href',
    '/api/tools/insects.csv?locale=nl',
  );
  expect(screen.queryByLabelText('Bestand kiezen')).toBeNull();
});

test('Who is about to import more than can be taken back at once reads so before, and no promise after', async () => {
  const counts = { made: 2000, changed: 1, unchanged: 0, refused: 0 };
  const { shop } = openImport({ counts });
  const warning = /More than 2,000 lots are not taken back by one press/;
  expect(await screen.findByText(warning)).toBeVisible();
  const applied: Import = { ...FILE, counts, state: 'applied', auditId: 9 };
  shop.answer('POST /api/tools/imports/7/apply', ok(applied));
  shop.answer('GET /api/tools/imports/7', ok(applied));
  await userEvent.click(screen.getByRole('button', { name: /^Import 2,000 new/ }));
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  expect(screen.queryByText(/An undo takes lots and stock back/)).toBeNull();
});

/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refused } from '../../testing/fake-shop.ts';
import { JPEG_BYTES, playBitmaps, playFiles } from '../../testing/files.ts';
import { MACHAON_DETAIL, shopWithInsects } from '../../testing/insects.ts';
import { openPage } from '../../testing/open-page.tsx';

const SPECIES = {
  name: 'Papilio machaon',
  genus: 'Papilio',
  species: 'machaon',
  authority: 'Linnaeus, 1758',
  common: { en: 'Swallowtail', nl: 'Koninginnenpage', fr: 'Machaon' },
  familyId: 3,
  citesAnnex: null,
};

beforeAll(() => {
  playFiles();
  playBitmaps({});
});

const photo = (name: string, seconds: number, bytes: readonly number[] = JPEG_BYTES) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: seconds * 1000 });

/** A session of two lots: two photos, a pause, one photo. */
async function openSession(path = '/tools/insects/photos') {
  const shop = shopWithInsects();
  const done = { result: true, message: '', auditId: 5 };
  shop.answer('GET /api/tools/insects/species', ok([SPECIES]));
  shop.answer('POST /api/tools/insects', ok({ ...done, insect: MACHAON_DETAIL }));
  shop.answer('POST /api/tools/pictures/files', ok({ ...done, position: 0, isKnown: false }));
  openPage(path, shop);
  const place = await screen.findByLabelText(/^(Choose photos|Foto’s kiezen)$/);
  await userEvent.upload(place, [photo('1.jpg', 0), photo('2.jpg', 9), photo('3.jpg', 90)]);
  return shop;
}

const created = (shop: Awaited<ReturnType<typeof openSession>>) => shop.sent('POST /api/tools/insects');

// The first of all: others leave lots open.
test('The browser asks before lots that are not entered are lost with the tab', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openSession();
  await screen.findByText('2 lots to enter');
  expect(asks()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Take off: lot 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take off: lot 1' }));
  expect(asks()).toBe(false);
});

test('Photos become lots: a short line, one key, and the photos go after', async () => {
  const shop = await openSession();
  expect(await screen.findByText('2 lots to enter')).toBeVisible();
  const line = screen.getByRole('textbox', { name: 'Short line' });
  expect(line).toHaveFocus();
  await userEvent.keyboard('mach m 75 A2 12,5 20g{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 lot to enter')).toBeVisible();
  expect(created(shop)).toMatchObject([
    {
      ...{ name: 'Papilio machaon', familyId: '3', reference: 'BU-0013', isPublished: true, stock: '1' },
      ...{ gender: 'MALE', sizeMm: '75', quality: 'A2', price: '12,5', weightGrams: '20' },
      // What nobody said is not claimed: the shop asks for it.
      spread: '',
    },
  ]);
  expect(await screen.findByText('BU-0012, published')).toBeVisible();
  const names = () =>
    shop.asked.filter(({ path }) => path === '/api/tools/pictures/files').map(({ query }) => query?.['name']);
  await waitFor(() => expect(names()).toEqual(['1.jpg', '2.jpg']));
});

test('What is typed while a lot is saved begins the line of the next one', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const answer = Promise.withResolvers<ReturnType<typeof ok>>();
  shop.answer('POST /api/tools/insects', answer.promise);
  await userEvent.paste('mach m 75 A2 12,5 20g');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(created(shop)).toHaveLength(1));
  await userEvent.paste('mach f');
  answer.resolve(ok({ result: true, message: '', auditId: 5, insect: MACHAON_DETAIL }));
  await screen.findByText('1 lot to enter');
  const line = screen.getByRole('textbox', { name: 'Short line' });
  expect(line).toHaveFocus();
  await userEvent.keyboard(' 80');
  expect(line).toHaveValue('mach f 80');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Sex/ })).toHaveValue('FEMALE'));
});

// Answers come in any order of time, and nobody who types waits for them.
test.each([
  ['its species is looked up', 'GET /api/tools/insects/species', [SPECIES]],
  ['its reference is asked for', 'GET /api/tools/insects/next-reference', { reference: 'BU-0013' }],
  [
    'it is saved',
    'POST /api/tools/insects',
    { result: true, message: '', auditId: 5, insect: MACHAON_DETAIL },
  ],
])('Whoever types the next lot while %s gets both, each with its sex', async (_case, request, answer) => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const late = Promise.withResolvers<ReturnType<typeof ok>>();
  const asked = shop.asked.length;
  shop.answer(request, late.promise);
  await userEvent.paste('mach m 75 A2 12,5 20g');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(shop.asked.length).toBeGreaterThan(asked));
  // Enter fills in a lot that is still typed: this one is sent.
  await userEvent.paste('mach f 80 9');
  await userEvent.keyboard('{Enter}');
  late.resolve(ok(answer));
  await screen.findByText('1 lot to enter');
  shop.answer(request, ok(answer));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Short line' })).toHaveValue('mach f 80 9'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('All lots are entered.');
  expect(created(shop)).toMatchObject([
    { name: 'Papilio machaon', gender: 'MALE', sizeMm: '75' },
    { name: 'Papilio machaon', gender: 'FEMALE', sizeMm: '80' },
  ]);
});

test('What was typed for the next lot is not filled into one that is refused', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const late = Promise.withResolvers<ReturnType<typeof refused>>();
  shop.answer('POST /api/tools/insects', late.promise);
  await userEvent.paste('mach m 75 A2 12,5');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(created(shop)).toHaveLength(1));
  await userEvent.paste('mach f 80');
  late.resolve(refused({ fields: { weightGrams: 'A lot needs its weight.' } }));
  expect(await screen.findByText('Waits for the next lot: “mach f 80”')).toBeVisible();
  const line = screen.getByRole('textbox', { name: 'Short line' });
  expect(line).toHaveValue('');
  shop.answer(
    'POST /api/tools/insects',
    ok({ result: true, message: '', auditId: 5, insect: MACHAON_DETAIL }),
  );
  await userEvent.type(line, '20g{Control>}{Enter}{/Control}');
  await screen.findByText('1 lot to enter');
  expect(created(shop).at(-1)).toMatchObject({ gender: 'MALE', sizeMm: '75', weightGrams: '20' });
  expect(screen.getByRole('textbox', { name: 'Short line' })).toHaveValue('mach f 80');
});

test('What was typed for the next lot is its line, also when the lot before it is taken off', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const late = Promise.withResolvers<ReturnType<typeof ok>>();
  shop.answer('GET /api/tools/insects/species', late.promise);
  await userEvent.paste('mach m 75');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.paste('mach f 80');
  late.resolve(ok([]));
  await screen.findByText('Waits for the next lot: “mach f 80”');
  await userEvent.click(screen.getByRole('button', { name: 'Take off: lot 1' }));
  expect(await screen.findByRole('textbox', { name: 'Short line' })).toHaveValue('mach f 80');
});

test('Beside the price stands what the last one of the species and grade made, and nothing where none was sold', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const price = () => screen.getByRole('textbox', { name: /^Price/ });
  shop.answer('GET /api/tools/insects/last-sale', ok({ sale: { priceCents: 8950, days: 12 } }));
  await userEvent.paste('mach A2');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The last one of this grade made €89.50, after 12 days.')).toBeVisible();
  expect(price()).toHaveAccessibleDescription(/made €89.50/);
  const asked = shop.asked.filter(({ path }) => path.endsWith('/last-sale'));
  expect(asked.map(({ query }) => query)).toEqual([{ name: 'Papilio machaon', quality: 'A2' }]);
  shop.answer('GET /api/tools/insects/last-sale', ok({ sale: null }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Grade/ }), 'B');
  await waitFor(() => expect(screen.queryByText(/The last one of this grade/)).toBeNull());
});

test('A lot whose photos are named by a reference bears it, whatever its family has next', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const place = screen.getByLabelText('Choose photos');
  await userEvent.click(screen.getByRole('button', { name: 'Take off: lot 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take off: lot 1' }));
  await userEvent.upload(place, [photo('bu 77.jpg', 0), photo('BU-0077_2.jpg', 900)]);
  await screen.findByText('1 lot to enter');
  await userEvent.click(screen.getByRole('textbox', { name: 'Short line' }));
  await userEvent.paste('mach m 75 A2 12,5 20g');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('All lots are entered.');
  expect(created(shop)).toMatchObject([{ reference: 'BU-0077' }]);
});

test('What was chosen to stay is in the next lot, and nothing else', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sex' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weight' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Short line' }));
  await userEvent.paste('mach 12,5 20g');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await screen.findByText('1 lot to enter');
  expect(created(shop)).toMatchObject([{ isPublished: false }]);
  // As the shop holds the lot before.
  expect(screen.getByRole('combobox', { name: /^Locality/ })).toHaveValue('Var');
  expect(screen.getByRole('combobox', { name: /^Sex/ })).toHaveValue('MALE');
  expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('');
});

test('A line that means no species, and a lot that is refused, stay where they are', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  await userEvent.paste('xyz 12');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/No species is known as “xyz”/)).toBeVisible();
  expect(created(shop)).toEqual([]);
  shop.answer('POST /api/tools/insects', refused({ fields: { weightGrams: 'A lot needs its weight.' } }));
  const line = screen.getByRole('textbox', { name: 'Short line' });
  await userEvent.clear(line);
  await userEvent.click(line);
  await userEvent.paste('pap mach 75 12');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findAllByText(/A lot needs its weight/)).not.toEqual([]);
  expect(screen.getByText('2 lots to enter')).toBeVisible();
});

const ATLAS = { ...SPECIES, name: 'Attacus atlas', genus: 'Attacus', species: 'atlas' };
const BEETLE = { ...ATLAS, name: 'Chalcosoma atlas', genus: 'Chalcosoma' };

test('Of two species that fit a line alike none is published: they are asked for', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  shop.answer('GET /api/tools/insects/species', ok([ATLAS, BEETLE]));
  await userEvent.paste('atlas m 75 12,5 20g');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const choices = await screen.findByRole('group', { name: /^2 species fit “atlas” equally well/ });
  expect(created(shop)).toEqual([]);
  expect(within(choices).getByRole('button', { name: 'Attacus atlas' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  const line = screen.getByRole('textbox', { name: 'Short line' });
  await waitFor(() => expect(line).toHaveValue(''));
  expect(line).toHaveFocus();
  expect(screen.queryByRole('group', { name: /species fit/ })).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('1 lot to enter');
  expect(created(shop)).toMatchObject([{ name: 'Chalcosoma atlas', gender: 'MALE', sizeMm: '75' }]);
});

test('More letters of the name end the question', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  shop.answer('GET /api/tools/insects/species', ok([ATLAS, BEETLE]));
  await userEvent.keyboard('atlas{Enter}');
  await screen.findByRole('group', { name: /^2 species fit/ });
  const line = screen.getByRole('textbox', { name: 'Short line' });
  await userEvent.clear(line);
  await userEvent.type(line, 'chal atlas{Enter}');
  await waitFor(() => expect(line).toHaveValue(''));
  expect(screen.queryByRole('group', { name: /species fit/ })).toBeNull();
  expect(screen.getByText('Chalcosoma atlas', { selector: 'p' })).toBeVisible();
});

test('What was typed stays when the pause between lots is changed, and lots made by hand do too', async () => {
  await openSession();
  await screen.findByText('2 lots to enter');
  const line = screen.getByRole('textbox', { name: 'Short line' });
  await userEvent.click(line);
  await userEvent.paste('mach m 75');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^A new lot after a pause/ }), '5');
  await screen.findByText('3 lots to enter');
  expect(screen.getByRole('textbox', { name: 'Short line' })).toHaveValue('mach m 75');
  await userEvent.click(screen.getByRole('button', { name: 'Join with the lot before: lot 3' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^A new lot after a pause/ }), '90');
  expect(await screen.findByText('2 lots to enter')).toBeVisible();
});

test('A description is proposed on request alone, and leaves what somebody wrote', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const description = { en: 'From the facts.', nl: 'Uit de gegevens.', fr: 'D’après les données.' };
  shop.answer('POST /api/tools/insects/description', ok({ description }));
  const text = (language: string) =>
    screen.getByRole('textbox', { name: `Description, ${language}`, hidden: true });
  expect(text('English')).toHaveValue('');
  await userEvent.click(text('English'));
  await userEvent.paste('My own words');
  await userEvent.click(screen.getByRole('button', { name: 'Propose from the facts' }));
  expect(await screen.findByText('2 languages proposed. Read them before you save.')).toBeVisible();
  expect(text('English')).toHaveValue('My own words');
  expect(text('Dutch')).toHaveValue('Uit de gegevens.');
  expect(text('French')).toHaveValue('D’après les données.');
  expect(created(shop)).toEqual([]);
});

test('What is typed while a description is proposed stays', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const answer = Promise.withResolvers<ReturnType<typeof ok>>();
  shop.answer('POST /api/tools/insects/description', answer.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Propose from the facts' }));
  const dutch = screen.getByRole('textbox', { name: 'Description, Dutch', hidden: true });
  await userEvent.click(dutch);
  await userEvent.paste('Eigen woorden');
  answer.resolve(ok({ description: { en: 'Facts.', nl: 'Gegevens.', fr: 'Données.' } }));
  expect(await screen.findByText('2 languages proposed. Read them before you save.')).toBeVisible();
  expect(dutch).toHaveValue('Eigen woorden');
});

test('What is typed into the short line while it is filled in stays', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const answer = Promise.withResolvers<ReturnType<typeof ok>>();
  shop.answer('GET /api/tools/insects/species', answer.promise);
  const line = screen.getByRole('textbox', { name: 'Short line' });
  await userEvent.type(line, 'mach m{Enter} 12,5');
  answer.resolve(ok([SPECIES]));
  expect(await screen.findByText(/^Papilio machaon/, { selector: 'p, span' })).toBeVisible();
  expect(line).toHaveValue('mach m 12,5');
  await userEvent.type(line, '{Enter}');
  await waitFor(() => expect(line).toHaveValue(''));
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('12,5');
});

test('Who chooses one of several species is told that four digits were taken for the year', async () => {
  const shop = await openSession();
  await screen.findByText('2 lots to enter');
  const alike = { ...SPECIES, name: 'Papilio machairus', species: 'machairus' };
  shop.answer('GET /api/tools/insects/species', ok([SPECIES, alike]));
  await userEvent.paste('mach 165 1850');
  await userEvent.keyboard('{Enter}');
  const choices = within(await screen.findByRole('group', { name: /2 species fit/ }));
  await userEvent.click(choices.getAllByRole('button')[0] ?? document.body);
  expect(await screen.findByText(/1850 was taken for the year/)).toBeVisible();
});

test('Groups are joined and split by hand, in Dutch', async () => {
  await openSession('/nl/tools/insects/photos');
  expect(await screen.findByText('nog 2 loten in te voeren')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bij het vorige lot: lot 2' }));
  expect(await screen.findByText('nog 1 lot in te voeren')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vanaf hier een nieuw lot: foto 2 van lot 1' }));
  expect(await screen.findByText('nog 2 loten in te voeren')).toBeVisible();
  const lots = within(screen.getByRole('region', { name: 'Loten van deze sessie' }));
  expect(lots.getAllByRole('img')).toHaveLength(3);
});

test('A photo that was copied half is told at once', async () => {
  await openSession();
  await screen.findByText('2 lots to enter');
  await userEvent.upload(
    screen.getByLabelText('Choose photos'),
    photo('half.jpg', 0, JPEG_BYTES.slice(0, -2)),
  );
  expect(await screen.findByText(/^half.jpg: The file ends in the middle/)).toBeVisible();
});

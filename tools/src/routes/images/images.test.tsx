/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PictureOwner, PictureSlot } from '@vitrine/shared/contract/tools/pictures';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { JPEG_BYTES, playBitmaps, playFiles } from '../../testing/files.ts';
import { openPage } from '../../testing/open-page.tsx';

const PICTURES = '/api/tools/pictures';
const luna: PictureOwner = {
  kind: 'insect',
  id: 7,
  reference: 'VDM-0123',
  name: { en: 'Actias luna', nl: 'Actias luna', fr: 'Actias luna' },
  taken: [0],
};
const nothing = { waiting: 0, deadCount: 0, dead: [] };
const picture = (hash: string) => ({ hash, width: 640, height: 480, widths: [320, 640], colour: '#cccccc' });

function slot(at: number, more: Partial<PictureSlot> = {}): PictureSlot {
  return {
    key: `p${at + 1}`,
    position: at,
    picture: picture(`h${at}`),
    alt: { en: '', nl: '', fr: '' },
    revision: 1,
    state: 'made',
    fault: '',
    error: '',
    ...more,
  };
}

beforeAll(playFiles);

function openShop(queue: object = nothing): FakeShop {
  const shop = new FakeShop();
  shop.answer(`GET ${PICTURES}/queue`, ok(queue));
  return shop;
}

const jpeg = (name: string) => new File([new Uint8Array(JPEG_BYTES)], name, { type: 'image/jpeg' });
const done = { result: true, message: '', auditId: 5 };

test('Photos that are dropped find their insect, are sent, and say where they are', async () => {
  const shop = openShop();
  shop.answer(
    `POST ${PICTURES}/match`,
    ok({
      files: [
        { owners: [luna], number: 1 },
        { owners: [], number: null },
      ],
    }),
  );
  shop.answer(`POST ${PICTURES}/files`, ok({ ...done, position: 0, isKnown: false }));
  openPage('/tools/images/insect', shop);
  const place = await screen.findByLabelText('Choose photos');
  await userEvent.upload(place, [jpeg('VDM-0123_1.jpg'), jpeg('IMG_4711.jpg')]);
  const row = await screen.findByRole('row', { name: /VDM-0123_1.jpg/ });
  expect(await within(row).findByText('Actias luna')).toBeVisible();
  expect(within(row).getByRole('combobox', { name: 'Place of VDM-0123_1.jpg' })).toHaveDisplayValue(
    'Instead of no. 1',
  );
  expect(await screen.findByText('Which insect is it?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 photo' }));
  expect(await within(row).findByText('Sent, no. 1')).toBeVisible();
  expect(await screen.findByText('1 of 2 sent, 1 without a match')).toBeVisible();
  const sent = shop.asked.find(({ path }) => path === `${PICTURES}/files`);
  expect(sent).toMatchObject({
    query: { kind: 'insect', id: 7, position: 0, name: 'VDM-0123_1.jpg' },
    headers: { 'content-type': 'application/octet-stream' },
  });
});

test('What is no photo says so at the file, and the others go on', async () => {
  const shop = openShop();
  shop.answer(`POST ${PICTURES}/match`, ok({ files: [{ owners: [luna], number: null }] }));
  openPage('/tools/images/insect', shop);
  const drop = await screen.findByRole('heading', { name: 'Send photos' });
  const files = [new File(['MZ program'], 'VDM-0001.jpg'), jpeg('VDM-0123.jpg')];
  fireEvent.drop(drop, { dataTransfer: { files, types: ['Files'] } });
  const wrong = await screen.findByRole('row', { name: /VDM-0001.jpg/ });
  expect(await within(wrong).findByText(/No JPEG, PNG, WebP or AVIF/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send 1 photo' })).toBeVisible();
});

test('A file that was copied half says so before anything is sent', async () => {
  const shop = openShop();
  openPage('/nl/tools/images/insect', shop);
  const half = new File([new Uint8Array(JPEG_BYTES.slice(0, -2))], 'VDM-0123.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Foto’s kiezen'), half);
  expect(await screen.findByText(/houdt halverwege op/)).toBeVisible();
  expect(shop.asked.some(({ method }) => method === 'POST')).toBe(false);
});

test('A photo larger than the shop keeps is sent smaller, and both sizes are told', async () => {
  playBitmaps({ 'VDM-0123.jpg': { width: 6000, height: 4000 } }, 2_000_000);
  const shop = openShop();
  shop.answer(`POST ${PICTURES}/match`, ok({ files: [{ owners: [luna], number: null }] }));
  shop.answer(`POST ${PICTURES}/files`, ok({ ...done, position: 1, isKnown: false }));
  openPage('/tools/images/insect', shop);
  const large = new File([new Uint8Array(JPEG_BYTES), new Uint8Array(12_000_000)], 'VDM-0123.jpg', {
    type: 'image/jpeg',
  });
  await userEvent.upload(await screen.findByLabelText('Choose photos'), large);
  expect(await screen.findByText('12 MB, sent as 1.84 MB')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 photo' }));
  expect(await screen.findByText('Sent, no. 2')).toBeVisible();
  expect(shop.asked.find(({ path }) => path === `${PICTURES}/files`)?.body).toMatchObject({
    size: 1_840_000,
  });
});

test('What did not arrive is tried again, with what the shop said', async () => {
  const shop = openShop();
  shop.answer(`POST ${PICTURES}/match`, ok({ files: [{ owners: [luna], number: null }] }));
  shop.answer(`POST ${PICTURES}/files`, offline());
  openPage('/tools/images/insect', shop);
  await userEvent.upload(await screen.findByLabelText('Choose photos'), jpeg('VDM-0123.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send 1 photo' }));
  expect(await screen.findByText('Did not arrive: no connection.')).toBeVisible();
  shop.answer(
    `POST ${PICTURES}/files`,
    refused({ status: 409, error: 'There are 99 pictures here already.' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again: VDM-0123.jpg' }));
  expect(await screen.findByText(/There are 99 pictures/)).toBeVisible();
  shop.answer(`POST ${PICTURES}/files`, ok({ ...done, position: 1, isKnown: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText('Sent, no. 2')).toBeVisible();
});

test('Lots are photographed one after the other: choose, shoot, choose the next', async () => {
  const shop = openShop();
  shop.answer(`GET ${PICTURES}/owners`, ok({ owners: [luna] }));
  shop.answer(`POST ${PICTURES}/files`, ok({ ...done, position: 1, isKnown: false }));
  openPage('/tools/images/insect', shop);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Insect' }), 'vdm 12');
  await userEvent.click(await screen.findByRole('option', { name: /VDM-0123/ }));
  const camera = await screen.findByLabelText('Photograph VDM-0123');
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, jpeg('image.jpg'));
  expect(await screen.findByText('Sent, no. 2')).toBeVisible();
});

async function openOwned(slots: PictureSlot[]) {
  const shop = openShop();
  const owned = { owner: luna, slots };
  shop.answer(`GET ${PICTURES}/insect/7`, ok(owned));
  const page = openPage('/tools/images/insect?of=7', shop);
  await screen.findByRole('button', { name: 'Move picture 1' });
  return { shop, owned, ...page };
}

test('Pictures change places by the arrow keys, and the focus goes with them', async () => {
  const { shop } = await openOwned([slot(0), slot(1), slot(2)]);
  const turned = [slot(1, { position: 0 }), slot(0, { position: 1 }), slot(2)];
  shop.answer(`PUT ${PICTURES}/insect/7/order`, ok({ ...done, owner: luna, slots: turned }));
  shop.answer(`GET ${PICTURES}/insect/7`, ok({ owner: luna, slots: turned }));
  screen.getByRole('button', { name: 'Move picture 1' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(shop.sent(`PUT ${PICTURES}/insect/7/order`)).toEqual([{ keys: ['p2', 'p1', 'p3'] }]),
  );
  expect(screen.getByRole('button', { name: 'Move picture 2' })).toHaveFocus();
  expect(await screen.findByText('Pictures of VDM-0123 put in another order')).toBeVisible();
});

test('A picture that is moved is described under the number that is seen, before the shop has answered', async () => {
  const { shop } = await openOwned([slot(0), slot(1)]);
  shop.answer(`PUT ${PICTURES}/insect/7/order`, new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Make main picture: no. 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Describe picture 1' }));
  expect(await screen.findByRole('dialog', { name: 'What picture 1 shows' })).toBeVisible();
});

test('A refused order goes back to what holds, and says why', async () => {
  const { shop } = await openOwned([slot(0), slot(1)]);
  const error = 'Somebody changed this in the meantime. Nothing was overwritten.';
  shop.answer(`PUT ${PICTURES}/insect/7/order`, refused({ status: 409, code: 'changed-meanwhile', error }));
  await userEvent.click(screen.getByRole('button', { name: 'Make main picture: no. 2' }));
  expect(await screen.findByText(error)).toBeVisible();
  const first = await screen.findByRole('img', { name: 'VDM-0123, picture 1' });
  expect(first).toHaveAttribute('src', expect.stringContaining('h0'));
});

test('A picture is removed, and can be brought back', async () => {
  const { shop } = await openOwned([slot(0), slot(1)]);
  const left = [slot(1, { position: 0 })];
  shop.answer(`DELETE ${PICTURES}/insect/7/p1`, ok({ ...done, owner: luna, slots: left }));
  shop.answer(`GET ${PICTURES}/insect/7`, ok({ owner: luna, slots: left }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(await screen.findByText('Picture 1 of VDM-0123 removed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('A picture is described in three languages; a mistake stands at its field and nothing is lost', async () => {
  const { shop } = await openOwned([slot(0)]);
  const alt = `PUT ${PICTURES}/insect/7/p1/alt`;
  shop.answer(alt, refused({ fields: { 'alt.nl': 'Please keep this under 250 characters.' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Describe picture 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'What picture 1 shows' });
  await userEvent.type(within(dialog).getByLabelText('In words, Dutch'), 'De onderkant');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const field = await within(dialog).findByLabelText('In words, Dutch');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/under 250 characters/));
  expect(field).toHaveValue('De onderkant');
  shop.answer(alt, ok({ ...done, owner: luna, slots: [slot(0, { revision: 2 })] }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Picture 1 of VDM-0123 described')).toBeVisible();
  expect(shop.sent(alt).at(-1)).toEqual({ alt: { en: '', nl: 'De onderkant', fr: '' }, revision: 1 });
});

test('What was given up says why, and is tried again', async () => {
  const { kind, id, reference, name } = luna;
  const owner = { kind, id, reference, name };
  const shop = openShop({
    waiting: 0,
    deadCount: 1,
    dead: [{ owner, key: 'j4', position: 1, fault: 'damaged' }],
  });
  shop.answer(`POST ${PICTURES}/insect/7/j4/retry`, ok({ ...done, owner: luna, slots: [] }));
  openPage('/tools/images/insect', shop);
  expect(await screen.findByText('The file is damaged. Send another.')).toBeVisible();
  shop.answer(`GET ${PICTURES}/queue`, ok({ ...nothing, waiting: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again: picture 2 of VDM-0123' }));
  expect(await screen.findByText('1 picture waits to be made.')).toBeVisible();
});

test('The pictures of families have a page of their own, in each language', async () => {
  const shop = openShop();
  openPage('/nl/tools/images/family', shop);
  expect(await screen.findByRole('combobox', { name: 'Familie' })).toBeVisible();
  expect(shop.asked.find(({ path }) => path.endsWith('/queue'))?.query).toEqual({ kind: 'family' });
});

test.each([
  ['en', '254 of 1,270 lots have their first picture.'],
  ['nl', '254 van 1.270 loten hebben hun eerste foto.'],
  ['fr', '254 lots sur 1 270 ont leur première photo.'],
])('How far the drawing of a fresh shop is stands below, in %s', async (locale, words) => {
  const progress = { lots: 1270, pictured: 254, waiting: 3810 };
  openPage(
    `/${locale === 'en' ? '' : `${locale}/`}tools/images/insect`,
    openShop({ ...nothing, waiting: 3810, progress }),
  );
  expect(await screen.findByText((text) => text.endsWith(words))).toBeVisible();
});

test('What is drawn is not spoken of any more', async () => {
  openPage('/tools/images/insect', openShop({ ...nothing, progress: { lots: 5, pictured: 5, waiting: 0 } }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/have their first picture/)).not.toBeInTheDocument();
});

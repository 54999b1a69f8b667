import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

/** Pictures are made at the lowest priority, and a fresh shop draws its own at the same time. */
const MADE_MS = 120_000;

interface Lot {
  reference: string;
  name: string;
  uuid: string;
  quality: string;
}

async function newestLots(page: Page): Promise<Lot[]> {
  const home: { latest: Lot[] } = await (await page.request.get('/api/catalogue/home')).json();
  return home.latest;
}

/** A photo of whatever stands on a page of that colour. */
async function photo(page: Page, colour: string): Promise<Buffer> {
  await page.setContent(`<body style="background: ${colour}"></body>`);
  return page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 640, height: 480 } });
}

test.beforeEach(() => test.setTimeout(240_000));

test(
  'photos find their lot by their names, are put in order and described, and shoppers see and hear them',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    // Of a lower grade the only photo that shows a flaw is not replaced.
    const lot = (await newestLots(page)).find(({ quality }) => quality.startsWith('A1'));
    if (!lot) throw new Error('the shop is empty');
    const [red, green] = [await photo(page, '#a03030'), await photo(page, '#30a040')];
    await page.goto(pathTo('toolsImagesInsect', 'en'));
    const spelled = lot.reference.toLowerCase().replace('-', ' ');
    const jpeg = { mimeType: 'image/jpeg' };
    await page.getByLabel('Choose photos').setInputFiles([
      { ...jpeg, name: `${spelled} (1).JPG`, buffer: red },
      { ...jpeg, name: `${lot.reference}_2.jpg`, buffer: green },
      { ...jpeg, name: `${lot.reference}_3.jpg`, buffer: Buffer.from('MZ no picture') },
      { ...jpeg, name: 'IMG_4711.jpg', buffer: red },
    ]);
    await expect(page.getByRole('row', { name: `${spelled} (1).JPG` })).toContainText(lot.reference);
    await expect(page.getByText('No JPEG, PNG, WebP or AVIF, whatever the name says.')).toBeVisible();
    await expect(page.getByText('Which insect is it?')).toBeVisible();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Send 2 photos' }).focus();
    await page.keyboard.press('Enter');
    await expect(inSight(page, '2 of 4 sent, 1 not, 1 without a match')).toBeVisible();

    await page.getByRole('combobox', { name: 'Show its pictures' }).focus();
    await page.keyboard.type(lot.reference);
    await expect(page.getByRole('option', { name: lot.reference })).toBeVisible();
    await page.keyboard.press('Enter');
    const states = page.getByText('In the shop');
    await expect(states).toHaveCount(2, { timeout: MADE_MS });
    await expectUsable(page);
    await page.getByRole('button', { name: 'Move picture 2', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(inSight(page, `Pictures of ${lot.reference} put in another order`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move picture 1', exact: true })).toBeFocused();

    // In one go: the list may come anew after it was put in order.
    await page.getByRole('button', { name: 'Describe picture 1' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What picture 1 shows' });
    await dialog.getByLabel('In words, English').fill('Seen from below, green');
    await page.keyboard.press('Control+s');
    await expect(inSight(page, `Picture 1 of ${lot.reference} described`)).toBeVisible();
    await expect(dialog).toBeHidden();

    // In one go: the list may come anew after it was put in order.
    await page.getByRole('button', { name: 'Remove picture 2' }).press('Enter');
    await expect(inSight(page, `Picture 2 of ${lot.reference} removed`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move picture 2', exact: true })).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Move picture 2', exact: true })).toBeVisible();

    await page.goto(`/search?q=${lot.reference}`);
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: lot.name }).first().click();
    await expect(page.getByRole('img', { name: 'Seen from below, green' }).first()).toBeVisible();
  },
);

/** EXIF with nothing but that the camera was held upright: the picture is to be turned to the right. */
const TURNED = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');

/** What a camera makes: more bytes and pixels than the shop keeps, wide in the file and high as it was taken. */
async function cameraPhoto(page: Page): Promise<Buffer> {
  await page.setContent('<canvas width="4000" height="3000"></canvas>');
  const base64 = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    const image = context?.createImageData(canvas.width, canvas.height);
    if (!context || !image) return '';
    for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
  });
  const plain = Buffer.from(base64, 'base64');
  return Buffer.concat([plain.subarray(0, 2), TURNED, plain.subarray(2)]);
}

test(
  'a photo of any size is made smaller before it is sent, upright; one that was copied half is told at once',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    const [, lot] = await newestLots(page);
    if (!lot) throw new Error('the shop is empty');
    const large = await cameraPhoto(page);
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    await page.goto(pathTo('toolsImagesInsect', 'en'));
    const jpeg = { mimeType: 'image/jpeg' };
    await page.getByLabel('Choose photos').setInputFiles([
      { ...jpeg, name: `${lot.reference}.jpg`, buffer: large },
      { ...jpeg, name: `${lot.reference}_2.jpg`, buffer: large.subarray(0, large.length / 2) },
    ]);
    await expect(page.getByText('The file ends in the middle: it was not copied whole.')).toBeVisible();
    await expect(page.getByRole('row', { name: `${lot.reference}.jpg` })).toContainText(/MB, sent as/);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Send 1 photo' }).press('Enter');
    await expect(inSight(page, '1 of 2 sent, 1 not')).toBeVisible();
    const { owners } = await (
      await page.request.get(`/api/tools/pictures/owners?kind=insect&q=${lot.reference}`)
    ).json();
    const sizes = async () => {
      const { slots } = await (await page.request.get(`/api/tools/pictures/insect/${owners[0].id}`)).json();
      return slots.map((slot: { picture: { width: number; height: number } | null }) => [
        slot.picture?.width,
        slot.picture?.height,
      ]);
    };
    await expect.poll(sizes, { timeout: MADE_MS }).toContainEqual([1800, 2400]);
  },
);

test('a family gets a picture of its own, in French', BY_NIGHT, async ({ page, shop }) => {
  await goToWork(shop, page, 'catalogue');
  const buffer = await photo(page, '#3050a0');
  await page.goto(pathTo('toolsImagesFamily', 'fr'));
  await expect(page.getByRole('heading', { level: 1, name: 'Photos de familles' })).toBeVisible();
  await page
    .getByLabel('Choisir des photos')
    .setInputFiles({ name: 'Papilionidae.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Envoyer 1 photo' }).click();
  await expect(inSight(page, 'Envoyée, nº 1')).toBeVisible();
  await expectUsable(page);
});

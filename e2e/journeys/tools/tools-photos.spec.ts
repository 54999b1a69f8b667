import type { Page } from '@playwright/test';
import type { InsectList, KnownSpecies } from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { countPresses, expectAsTold, type Presses } from '../../support/people/count-presses.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

/* A dealer's session: photos first, then a short line for each lot. */

/** What one person needs for a lot; sixty of them are entered in half an hour. */
const MOST_KEYS = 20;
const MOST_LOT_MS = 30_000;
const LOTS = 12;
/** Somebody who types well, key by key. */
const KEY_MS = 80;
/** Of a species’ name. */
const LETTERS = 5;

/** EXIF that says when a photo was taken, and nothing else. */
function takenAt(moment: Date): Buffer {
  const text = moment.toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':');
  const head = 'ffe1004845786966' + '00004d4d002a00000008000187690004000000010000001a0000';
  const own = '0000' + '00019003000200000014' + '0000002c' + '00000000';
  const segment = Buffer.concat([Buffer.from(head + own, 'hex'), Buffer.from(`${text}\0`, 'latin1')]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

/** Two photos of each lot, three seconds apart, and a minute until the next lot lies there. */
async function session(page: Page, lots: number) {
  await page.setContent('<canvas width="1200" height="900"></canvas>');
  const begin = Date.parse('2026-11-21T10:00:00Z');
  const files = [];
  for (let index = 0; index < lots * 2; index += 1) {
    const drawn = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement, hue: number) => {
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = `hsl(${hue} 40% 50%)`;
      context?.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }, index * 17);
    const plain = Buffer.from(drawn, 'base64');
    const at = new Date(begin + Math.floor(index / 2) * 60_000 + (index % 2) * 3000);
    const buffer = Buffer.concat([plain.subarray(0, 2), takenAt(at), plain.subarray(2)]);
    files.push({ name: `IMG_${1000 + index}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  return files;
}

/** Letters of a name as a dealer writes them, and the species that they mean. */
interface Line {
  letters: string;
  name: string;
}

/** So many beginnings of names, of species that may be sold without papers, that mean one species each. */
async function speciesLines(page: Page, count: number): Promise<Line[]> {
  const answer = await page.request.get('/api/tools/insects?state=published&sort=name:asc');
  const { rows }: InsectList = await answer.json();
  const plain = rows.filter(({ isMixed, citesAnnex }) => !isMixed && citesAnnex === null);
  const names = [...new Set(plain.map(({ name }) => name))];
  const lines: Line[] = [];
  for (const name of names) {
    const letters = (name.split(' ')[1] ?? name).slice(0, LETTERS).toLowerCase();
    if (lines.length < count && (await isOfOne(page, letters))) lines.push({ letters, name });
  }
  expect(lines.length).toBeGreaterThan(0);
  return Array.from(
    { length: count },
    (_, index) => lines[index % lines.length] ?? { letters: '', name: '' },
  );
}

/** Whether no second species begins so: of several the desk asks which. */
async function isOfOne(page: Page, letters: string): Promise<boolean> {
  const answer = await page.request.get(`/api/tools/insects/species?q=${encodeURIComponent(letters)}`);
  const known: KnownSpecies[] = await answer.json();
  return known.filter(({ species }) => species.toLowerCase().startsWith(letters)).length === 1;
}

/** Which species the lots of the session were published as, in their order. */
async function publishedNames(page: Page): Promise<(string | undefined)[]> {
  const said = await page.getByText(/, published$/).allInnerTexts();
  const names = [];
  for (const text of said) {
    const reference = text.split(',')[0] ?? '';
    const answer = await page.request.get(`/api/tools/insects?q=${reference}`);
    const { rows }: InsectList = await answer.json();
    names.push(rows.find((row) => row.reference === reference)?.name);
  }
  return names;
}

/** Enters every lot of a session, each in time, and returns the most that a lot took after the first. */
async function enterAll(page: Page, lines: Line[]): Promise<Presses> {
  const since = await countPresses(page);
  let most: Presses = { keys: 0, clicks: 0 };
  for (const [index, { letters }] of lines.entries()) {
    await expect(page.getByRole('textbox', { name: 'Short line' })).toBeFocused();
    since();
    const begun = Date.now();
    // The first says what stays for the others.
    if (index === 0) await expectNothingAssumed(page);
    await page.keyboard.type(`${letters} ${index % 2 ? 'f' : 'm'} 60 12,5`, { delay: KEY_MS });
    if (index === 0) await page.keyboard.type(' 20g A1 spread', { delay: KEY_MS });
    await page.keyboard.press('Control+Enter');
    const left = lines.length - index - 1;
    const said = left === 0 ? 'All lots are entered.' : `${left} ${left === 1 ? 'lot' : 'lots'} to enter`;
    await expect(inSight(page, said)).toBeVisible();
    expect(Date.now() - begun, `milliseconds of lot ${index + 1}`).toBeLessThan(MOST_LOT_MS);
    const { keys, clicks } = since();
    if (index > 0) most = { keys: Math.max(most.keys, keys), clicks: most.clicks + clicks };
  }
  return most;
}

/** Sex, grade and preparation are said by the dealer, never by the form. */
async function expectNothingAssumed(page: Page): Promise<void> {
  for (const name of [/^Sex/, /^Grade/, /^Preparation/])
    await expect(page.getByRole('combobox', { name })).toHaveValue('');
}

/** Whether the browser would ask before it leaves the page. */
const wouldAsk = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** How many photos lie in the browser. */
const storedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('VDM_TOOLS_PHOTOS');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction('photos').objectStore('photos').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  });

async function publishSession(page: Page, lots: number): Promise<void> {
  const files = await session(page, lots);
  const lines = await speciesLines(page, lots);
  await page.goto(pathTo('toolsInsectPhotos', 'en'));
  await page.getByLabel('Choose photos').setInputFiles(files);
  await expect(inSight(page, `${lots} lots to enter`)).toBeVisible({ timeout: 120_000 });
  await expectUsable(page);
  // Somebody closes the tab by mistake: the photos are there.
  await expect.poll(() => wouldAsk(page)).toBe(false);
  await page.reload();
  await expect(inSight(page, `${lots} lots to enter`)).toBeVisible();
  const most = await enterAll(page, lines);
  expect(most.keys).toBeLessThanOrEqual(MOST_KEYS);
  expectAsTold('One lot of a session of photos, shown', most);
  await expect(page.getByText(/, published$/)).toHaveCount(lots);
  expect(await publishedNames(page)).toEqual(lines.map(({ name }) => name));
  await expectUsable(page);
}

test(
  'photos first: each group of a session is published with a short line and one key',
  BY_NIGHT,
  async ({ page, shop }) => {
    test.setTimeout(480_000);
    await goToWork(shop, page, 'catalogue');
    await publishSession(page, LOTS);
    const last = await page
      .getByText(/, published$/)
      .last()
      .innerText();
    const reference = last.split(',')[0] ?? '';
    // The photos went after the lot.
    const { owners } = await (
      await page.request.get(`/api/tools/pictures/owners?kind=insect&q=${reference}`)
    ).json();
    const slots = async () =>
      (await (await page.request.get(`/api/tools/pictures/insect/${owners[0].id}`)).json()).slots.length;
    await expect.poll(slots, { timeout: 60_000 }).toBe(2);
    await expect.poll(() => storedPhotos(page)).toBe(0);

    await page.goto(pathTo('toolsInsect', 'en', { id: String(owners[0].id) }));
    await page.getByRole('button', { name: 'Propose from the facts' }).press('Enter');
    const inDutch = page
      .getByRole('group', { name: 'Description' })
      .last()
      .getByRole('button', { name: 'Dutch' });
    await inDutch.press('Enter');
    const dutch = page.getByRole('textbox', { name: 'Description, Dutch' });
    await expect(dutch).toHaveValue(/Kwaliteit A1: gaaf/);
    await expectUsable(page);
    await page.keyboard.press('Control+s');
    await expect(inSight(page, 'Saved', { exact: true })).toBeVisible();
    await page.reload();
    await inDutch.press('Enter');
    await expect(dutch).toHaveValue(/Grootte 60.mm/);
  },
);

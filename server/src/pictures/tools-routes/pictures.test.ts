import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  matchedSchema,
  ownedPicturesSchema,
  pictureOwnersSchema,
  unownedPageSchema,
  type UnownedPage,
} from '@vitrine/shared/contract/tools/pictures';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { flatPhoto, openPictureDesk, type PictureDesk } from '../../testing/desks/picture-desk.ts';

const UNOWNED = '/api/tools/pictures/unowned';

/** The insect with so many pictures, each of its own shade. */
async function withPictures(desk: PictureDesk, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await desk.send(await flatPhoto(`#${String(n)}00000`, 40, 40).toBuffer(), { name: `${n}.jpg` });
  }
  await desk.make();
}

/** Each answer waits a moment for the look through the folders. */
async function unowned(desk: PictureDesk): Promise<UnownedPage> {
  for (;;) {
    const page = unownedPageSchema.parse((await desk.worker.get(UNOWNED)).json());
    if (page.isWhole) return page;
  }
}

const base = ({ insect }: PictureDesk) => `/api/tools/pictures/insect/${insect.id}`;
const keysOf = async (desk: PictureDesk) => (await desk.owned()).slots.map(({ key }) => key);

eachDatabase('Files find whose pictures they are', (open) => {
  it('by the reference in their names, however it is spelled', async () => {
    const desk = await openPictureDesk(await open());
    const named = [
      'VDM-0123_2.jpg',
      'vdm 123 (2).JPG',
      'Actias luna vdm0123-3.png',
      'VDM-0123.jpeg',
      'IMG_4711.jpg',
    ];
    const answer = await desk.worker.post('/api/tools/pictures/match', { kind: 'insect', names: named });
    const { files } = matchedSchema.parse(answer.json());
    expect(files.map(({ owners, number }) => [owners[0]?.reference, number])).toEqual([
      ['VDM-0123', 2],
      ['VDM-0123', 2],
      ['VDM-0123', 3],
      ['VDM-0123', null],
      [undefined, null],
    ]);
  });

  it('and are left to a person when two insects may be meant', async () => {
    const desk = await openPictureDesk(await open());
    const { kysely } = desk.database;
    const family = await addFamily(kysely, 'Nymphalidae');
    await addInsect(kysely, family, { reference: 'VDM-123' });
    await addInsect(kysely, family, { reference: 'VDM-9', deleted_at: '2026-01-01T00:00:00.000Z' });
    const names = ['vdm123.jpg', 'VDM-123.jpg', 'VDM-9.jpg'];
    const answer = await desk.worker.post('/api/tools/pictures/match', { kind: 'insect', names });
    const { files } = matchedSchema.parse(answer.json());
    expect(files.map(({ owners }) => owners.map(({ reference }) => reference).toSorted())).toEqual([
      ['VDM-0123', 'VDM-123'],
      ['VDM-123'],
      [],
    ]);
  });

  it('by name or slug for families, and by what somebody types', async () => {
    const desk = await openPictureDesk(await open());
    const names = ['saturniidae (2).jpg', 'Saturniidae drawer.png', 'IMG\u0000_4711.jpg'];
    const answer = await desk.worker.post('/api/tools/pictures/match', { kind: 'family', names });
    const { files } = matchedSchema.parse(answer.json());
    expect(files.map(({ owners, number }) => [owners[0]?.name.nl, number])).toEqual([
      ['Saturniidae', 2],
      ['Saturniidae', null],
      [undefined, null],
    ]);
    for (const [kind, q] of [
      ['insect', 'vdm01'],
      ['insect', 'vdm 123'],
      ['insect', 'papilio mach'],
      ['family', 'satur'],
    ]) {
      const found = await desk.worker.get(
        `/api/tools/pictures/owners?kind=${kind}&q=${encodeURIComponent(q ?? '')}`,
      );
      expect([q, pictureOwnersSchema.parse(found.json()).owners]).toMatchObject([q, [{ kind }]]);
    }
  });

  it('and are known when the insect has them', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 1);
    const [hash = ''] = await desk.files('uploads');
    const known = await desk.worker.post('/api/tools/pictures/known', {
      ...{ kind: 'insect', id: desk.insect.id },
      hashes: [hash, 'f'.repeat(64)],
    });
    expect(known.json()).toEqual({ files: [{ hash, position: 0 }] });
  });
});

eachDatabase('The pictures of an insect', (open) => {
  it('change their order, and go back', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 3);
    const [first = '', second = '', third = ''] = await keysOf(desk);
    const keys = [third, first, second];
    const ordered = await desk.worker.send('PUT', `${base(desk)}/order`, { keys });
    expect(ordered.json()).toMatchObject({ slots: keys.map((key, position) => ({ key, position })) });
    const undone = await desk.worker.post(`/api/tools/undo/${ordered.json().auditId}`);
    expect(undone.statusCode).toBe(200);
    expect(await keysOf(desk)).toEqual([first, second, third]);
  });

  it('are not put in the order of somebody who saw others', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 2);
    const keys = await keysOf(desk);
    for (const wrong of [keys.slice(1), [keys[0], keys[0]], [...keys, 'p99'], []]) {
      const answer = await desk.worker.send('PUT', `${base(desk)}/order`, { keys: wrong });
      expect(answer.statusCode).toBe(409);
      expect(ownedPicturesSchema.parse(answer.json().current).slots.map(({ key }) => key)).toEqual(keys);
    }
  });

  it('are removed, the next one becomes the main picture, and all come back', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 3);
    const keys = await keysOf(desk);
    const removed = await desk.worker.send('DELETE', `${base(desk)}/${keys[0]}`);
    expect(removed.json()).toMatchObject({ slots: [{ key: keys[1], position: 0 }, { position: 1 }] });
    await desk.worker.post(`/api/tools/undo/${removed.json().auditId}`);
    expect(await keysOf(desk)).toEqual(keys);
    expect((await desk.worker.send('DELETE', `${base(desk)}/p9999`)).statusCode).toBe(404);
  });

  it('are found where they are once made, though their order changed meanwhile', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 1);
    await desk.send(await flatPhoto('#00cc00', 40, 40).toBuffer());
    const [shown = '', waiting = ''] = await keysOf(desk);
    await desk.worker.send('PUT', `${base(desk)}/order`, { keys: [waiting, shown] });
    await desk.make();
    expect((await desk.owned()).slots).toMatchObject([
      { position: 0, state: 'made', picture: { colour: expect.stringMatching(/^#0.c/) } },
      { key: shown, position: 1 },
    ]);
  });

  it('say what they show, once for two who say it at once', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 1);
    const [key] = await keysOf(desk);
    const alt = { en: 'The underside', nl: 'De onderkant', fr: 'Le dessous' };
    const say = (more: object) =>
      desk.worker.send('PUT', `${base(desk)}/${key}/alt`, { alt, revision: 1, ...more });
    const answers = await Promise.all([say({}), say({ alt: { ...alt, en: 'From below' } })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'changed-meanwhile',
      by: 'catalogue@example.com',
    });
    const odd = await say({ alt: { ...alt, fr: 'Le\u0000 dessous ' }, revision: 2 });
    expect(odd.json()).toMatchObject({ slots: [{ alt: { fr: 'Le  dessous' }, revision: 3 }] });
    const long = await say({ alt: { ...alt, nl: 'x'.repeat(251) }, revision: 3 });
    expect(long.json()).toMatchObject({ validationErrors: { 'alt.nl': { error: expect.any(String) } } });
    const page = await desk.app.inject(`/api/catalogue/insects/${desk.insect.uuid}`);
    expect(page.json().insect.pictures[0].alt.nl).toBe('De onderkant');
  });

  it('that were given up say why, and are tried again', async () => {
    const desk = await openPictureDesk(await open());
    const photo = await flatPhoto().toBuffer();
    // Its rest is missing, its end is not.
    await desk.send(Buffer.concat([photo.subarray(0, photo.length / 2), photo.subarray(-2)]));
    await desk.make();
    const queue = await desk.worker.get('/api/tools/pictures/queue?kind=insect');
    expect(queue.json()).toMatchObject({
      progress: { lots: 0, pictured: 0, waiting: 0 },
      deadCount: 1,
      dead: [{ owner: { reference: 'VDM-0123' }, fault: 'damaged', position: 0 }],
    });
    const [key] = await keysOf(desk);
    const retried = await desk.worker.post(`${base(desk)}/${key}/retry`);
    expect(retried.json()).toMatchObject({ slots: [{ state: 'queued', fault: '' }] });
    expect((await desk.worker.post(`${base(desk)}/${key}/retry`)).statusCode).toBe(409);
  });
});

eachDatabase('What belongs to nothing', (open) => {
  it('is listed and cleaned away with its files; what is used stays', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 2);
    const [first] = await keysOf(desk);
    const removed = await desk.worker.send('DELETE', `${base(desk)}/${first}`);
    const { items } = await unowned(desk);
    expect(items).toMatchObject([{ kind: 'picture', name: '0.jpg', picture: { widths: [40] } }]);
    const used = (await desk.owned()).slots[0]?.picture?.hash;
    const cleaned = await desk.worker.send('DELETE', UNOWNED, {
      items: [...items.map(({ kind, key }) => ({ kind, key })), { kind: 'picture', key: used }],
    });
    expect(cleaned.json()).toMatchObject({ gone: 1, kept: 1 });
    expect(await desk.files('pictures')).toHaveLength(3);
    expect(await desk.files('uploads')).toHaveLength(1);
    const undone = await desk.worker.post(`/api/tools/undo/${removed.json().auditId}`);
    expect(undone.statusCode).toBe(409);
    expect((await desk.owned()).slots).toHaveLength(1);
  });

  it('is not cleaned away while it is about to be used', async () => {
    const desk = await openPictureDesk(await open());
    const photo = await flatPhoto().toBuffer();
    await desk.send(photo);
    await desk.make();
    const [first] = await keysOf(desk);
    await desk.worker.send('DELETE', `${base(desk)}/${first}`);
    const { items } = await unowned(desk);
    await desk.send(photo);
    const body = { items: items.map(({ kind, key }) => ({ kind, key })) };
    expect((await desk.worker.send('DELETE', UNOWNED, body)).json()).toMatchObject({ gone: 0, kept: 1 });
    await desk.make();
    expect((await desk.owned()).slots).toMatchObject([{ state: 'made' }]);
    expect(await desk.files('pictures')).toHaveLength(6);
  });

  it('also means files that no row speaks of, after an hour, and nothing outside their folders', async () => {
    const desk = await openPictureDesk(await open());
    await withPictures(desk, 1);
    const fresh = `${'a'.repeat(32)}-320.webp`;
    const old = `${'b'.repeat(32)}-320.webp`;
    await mkdir(join(desk.dataDir, 'pictures'), { recursive: true });
    for (const name of [fresh, old]) await writeFile(join(desk.dataDir, 'pictures', name), 'stray');
    const longAgo = new Date(desk.now().getTime() - 2 * 60 * 60_000);
    await utimes(join(desk.dataDir, 'pictures', fresh), desk.now(), desk.now());
    await utimes(join(desk.dataDir, 'pictures', old), longAgo, longAgo);
    const { items } = await unowned(desk);
    expect(items).toMatchObject([{ kind: 'file', key: `pictures/${old}`, bytes: 5 }]);
    const keys = [`pictures/${old}`, `pictures/${fresh}`, '../shop.sqlite', 'keys/second-factor.key'];
    const body = { items: keys.map((key) => ({ kind: 'file', key })) };
    expect((await desk.worker.send('DELETE', UNOWNED, body)).json()).toMatchObject({ gone: 1, kept: 3 });
    expect(await desk.files('pictures')).toHaveLength(4);
  });
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, expect, it } from '@jest/globals';
import { MOST_PICTURE_BYTES } from '@vitrine/shared/contract/tools/pictures';
import sharp from 'sharp';
import { readInsect } from '../../catalogue/store/insects/insects.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { flatPhoto, openPictureDesk, type PictureDesk } from '../../testing/desks/picture-desk.ts';

const BRUSSELS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '50/1 51/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '4/1 21/1 0/1',
};
const SCRIPT = '<script>alert(1)</script>';
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let photo: Buffer;
let bomb: Buffer;
beforeAll(async () => {
  photo = await flatPhoto().toBuffer();
  bomb = blackPng(30_000);
});

/** A square of one bit a pixel: a hundred kilobytes that become 900 million pixels. */
const blackPng = (side: number) => png(side, side);

function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const header = Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The photo, which says in its frame header that it is of this size. */
function jpeg(width: number, height: number): Buffer {
  const said = Buffer.from(photo);
  const frame = said.indexOf(Buffer.from([0xff, 0xc0]));
  said.writeUInt16BE(height, frame + 5);
  said.writeUInt16BE(width, frame + 7);
  return said;
}

/** A JPEG that is also a page with a script, and a ZIP. */
function polyglot(): Buffer {
  const comment = Buffer.from(`<!doctype html>${SCRIPT}*/=1;alert(1)/*`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const zip = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18), Buffer.from(SCRIPT)]);
  const marker = Buffer.from([0xff, 0xfe]);
  return Buffer.concat([photo.subarray(0, 2), marker, length, comment, photo.subarray(2), zip]);
}

/** An open connection to the shop, over which a file is announced. */
async function announce(desk: PictureDesk, bytes: number): Promise<Socket> {
  const { port } = new URL(await desk.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      `POST /api/tools/pictures/files?kind=insect&id=${desk.insect.id} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      `cookie: vitrine_session=${desk.worker.cookie}`,
      'content-type: application/octet-stream',
      `content-length: ${bytes}`,
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}

async function nothingStored(desk: PictureDesk): Promise<void> {
  expect(await desk.files('uploads')).toEqual([]);
  expect(await desk.rows()).toBe(0);
}

eachDatabase('A photo that is sent', (open) => {
  it('is in the shop once it is made, for an insect as for a family', async () => {
    const desk = await openPictureDesk(await open());
    const sent = await desk.send(photo);
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { position: 0, isKnown: false }]);
    const family = { kind: 'family', id: String(desk.family.id) };
    expect((await desk.send(photo, family)).json()).toMatchObject({ position: 0, isKnown: false });
    expect(await desk.make()).toBe(2);
    const insect = await readInsect(desk.database.kysely, desk.insect.uuid, desk.now());
    expect(insect).toMatchObject({ pictures: [{ widths: [320, 640] }] });
    const families = await desk.app.inject('/api/catalogue/families?category=BUTTERFLIES');
    expect(families.json()).toMatchObject([{ picture: { widths: [320, 640] } }]);
    expect(await desk.files('uploads')).toEqual([hashOf(photo)]);
  });

  it('twice is there once, also when both come at the same moment', async () => {
    const desk = await openPictureDesk(await open());
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.send(photo)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(answers.filter((answer) => answer.json().isKnown === false)).toHaveLength(1);
    await desk.make();
    expect((await desk.send(photo, { position: '3' })).json()).toMatchObject({ position: 0, isKnown: true });
    expect((await desk.owned()).slots).toMatchObject([{ position: 0, state: 'made' }]);
    expect(await desk.rows()).toBe(3);
  });

  it('goes to the first free place, so that many at once lose none', async () => {
    const desk = await openPictureDesk(await open());
    const shades = await Promise.all(
      ['#111111', '#222222', '#333333', '#444444'].map((shade) => flatPhoto(shade, 40, 40).toBuffer()),
    );
    const answers = await Promise.all(shades.map((bytes) => desk.send(bytes)));
    expect(answers.map((answer) => answer.json().position).toSorted()).toEqual([0, 1, 2, 3]);
    expect((await desk.owned()).slots.map(({ state }) => state)).toEqual(Array(4).fill('queued'));
  });

  it('tells nobody where it was taken, and is never given out as it came', async () => {
    const desk = await openPictureDesk(await open());
    const located = await flatPhoto()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: BRUSSELS })
      .toBuffer();
    await desk.send(located);
    await desk.make();
    for (const name of await desk.files('pictures')) {
      const answer = await desk.app.inject(`/pictures/${name}`);
      expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
    }
    const original = hashOf(located);
    for (const path of [
      `/uploads/${original}`,
      `/pictures/${original}`,
      `/pictures/..%2fuploads%2f${original}`,
    ]) {
      expect((await desk.app.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('and is a page and an archive too, is only a picture in the shop', async () => {
    const desk = await openPictureDesk(await open());
    expect((await desk.send(polyglot())).statusCode).toBe(201);
    expect(await desk.make()).toBe(1);
    const names = await desk.files('pictures');
    expect(names).toHaveLength(6);
    for (const name of names) {
      const bytes = await readFile(join(desk.dataDir, 'pictures', name));
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.includes('PK')).toBe(false);
    }
  });
});

eachDatabase('A photo for the place of the only one that shows a flaw', (open) => {
  const openFlawed = async () => {
    const desk = await openPictureDesk(await open());
    const { kysely } = desk.database;
    await desk.send(photo);
    await desk.make();
    const places = () =>
      kysely.selectFrom('insect_pictures').select('picture_hash').orderBy('position').execute();
    const set = (columns: { quality?: 'B'; weight_grams?: number; is_published?: number }) =>
      kysely.updateTable('insects').set(columns).where('id', '=', desk.insect.id).execute();
    await set({ quality: 'B', weight_grams: 20 });
    const tear = { x: 0.25, y: 0.5, kind: 'tear', text: { en: '4 mm', nl: '', fr: '' } };
    const pin = (at: { picture_hash: string } | undefined) =>
      desk.worker.post(`/api/tools/insects/${desk.insect.id}/flaws`, { ...tear, picture: at?.picture_hash });
    const [shown] = await places();
    expect((await pin(shown)).statusCode).toBe(201);
    return { desk, places, set, pin, shown, other: await flatPhoto('#00cc00').toBuffer() };
  };

  it('is refused while the lot is published, also by its name; beside that one it is welcome', async () => {
    const { desk, other } = await openFlawed();
    const refused = await desk.send(other, { position: '0', name: 'VDM-0123_1.jpg' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'needs-flaw', error: expect.stringContaining('the only flaw that it shows') },
    ]);
    expect(await desk.files('uploads')).toHaveLength(1);
    expect((await desk.send(other, { position: '1' })).statusCode).toBe(201);
  });

  it('waits when the lot was published meanwhile, until a flaw is pinned on another', async () => {
    const { desk, places, set, pin, shown, other } = await openFlawed();
    await desk.send(other, { position: '1' });
    await desk.make();
    await set({ is_published: 0 });
    expect((await desk.send(await flatPhoto('#0000cc').toBuffer(), { position: '0' })).statusCode).toBe(201);
    await set({ is_published: 1 });
    expect(await desk.make()).toBe(0);
    const { slots } = await desk.owned();
    expect(slots).toMatchObject([{ position: 0, state: 'dead' }, { state: 'made' }]);
    const [first, second] = await places();
    expect(first).toEqual(shown);

    expect((await pin(second)).statusCode).toBe(201);
    await desk.worker.post(`/api/tools/pictures/insect/${desk.insect.id}/${slots[0]?.key}/retry`);
    expect(await desk.make()).toBe(1);
    expect((await desk.owned()).slots).toMatchObject([{ state: 'made' }, { state: 'made' }]);
  });
});

eachDatabase('A file that cannot become a picture', (open) => {
  it('is refused with its reason, and leaves no file and no row', async () => {
    const desk = await openPictureDesk(await open());
    const refused: [Buffer, number, string, string][] = [
      [Buffer.alloc(0), 422, 'empty', 'This file is empty.'],
      [Buffer.concat([photo, Buffer.alloc(MOST_PICTURE_BYTES)]), 413, 'too-large', 'larger than 5 MB'],
      [Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(500)]), 415, 'type', 'no JPEG'],
      [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 415, 'type', 'no JPEG'],
      [Buffer.concat([Buffer.from(`<!doctype html>${SCRIPT}`), photo]), 415, 'type', 'no JPEG'],
      [Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'heic', 'JPEG'],
      [photo.subarray(0, photo.length - 40), 422, 'cut-off', 'ends in the middle'],
      [bomb, 422, 'pixels', 'more than 80 million pixels'],
    ];
    for (const [bytes, status, code, words] of refused) {
      const answer = await desk.send(bytes, { name: 'VDM-0123.jpg' });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        status,
        { code, error: expect.stringContaining(words) },
      ]);
    }
    await nothingStored(desk);
  });

  it.each([
    ['PNG', '0 × 9', () => png(0, 9)],
    ['PNG', '9 × 0', () => png(9, 0)],
    ['JPEG', '0 × 9', () => jpeg(0, 9)],
    ['JPEG', '9 × 0', () => jpeg(9, 0)],
  ])('because it is a %s of %s pixels is refused at once', async (_type, _size, make) => {
    const desk = await openPictureDesk(await open());
    const answer = await desk.send(make());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'damaged', error: expect.stringContaining('no width or no height') },
    ]);
    await nothingStored(desk);
  });

  it('says so in Dutch and French', async () => {
    const desk = await openPictureDesk(await open());
    const sentences = await Promise.all(
      ['nl', 'fr'].map(async (locale) => {
        const answer = await desk.app.inject({
          method: 'POST',
          url: `/api/tools/pictures/files?kind=insect&id=${desk.insect.id}`,
          headers: { 'content-type': 'application/octet-stream', 'x-locale': locale },
          cookies: { vitrine_session: desk.worker.cookie ?? '' },
          payload: Buffer.alloc(MOST_PICTURE_BYTES + 1),
        });
        return answer.json().error;
      }),
    );
    expect(sentences).toEqual([expect.stringContaining('groter dan 5 MB'), expect.stringContaining('5 Mo')]);
  });

  it('because its insect is gone leaves nothing either', async () => {
    const desk = await openPictureDesk(await open());
    expect((await desk.send(photo, { id: '999999' })).json()).toMatchObject({ code: 'not-found' });
    await desk.database.kysely.updateTable('insects').set({ deleted_at: desk.now().toISOString() }).execute();
    expect((await desk.send(photo)).statusCode).toBe(404);
    await nothingStored(desk);
  });

  it('because the line was cut leaves nothing', async () => {
    const desk = await openPictureDesk(await open());
    const socket = await announce(desk, photo.length);
    const closed = once(socket, 'close');
    socket.write(photo.subarray(0, photo.length / 2), () => socket.resetAndDestroy());
    await closed;
    await desk.app.close();
    await nothingStored(desk);
  });

  it('because it is announced as too large is refused before it is read', async () => {
    const desk = await openPictureDesk(await open());
    const socket = await announce(desk, MOST_PICTURE_BYTES + 1);
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.once('data', (data) => resolve(data.toString()));
    expect(await promise).toMatch(/^HTTP\/1\.1 413[^]*connection: close[^]*larger than 5 MB/i);
    socket.destroy();
    await nothingStored(desk);
    await desk.app.close();
  });

  it('is taken from nobody who may only look', async () => {
    const desk = await openPictureDesk(await open());
    const reader = await desk.atWork('read-only');
    desk.worker.cookie = reader.cookie;
    expect((await desk.send(photo)).json()).toMatchObject({ code: 'not-allowed' });
    await nothingStored(desk);
  });
});

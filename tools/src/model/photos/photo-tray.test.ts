/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeAll, expect, it } from '@jest/globals';
import { JPEG_BYTES, playBitmaps, playFiles } from '../../testing/files.ts';
import { NEW_INSECT, toValues } from '../insects/insect-values.ts';
import type { TrayLot } from './group-photos.ts';
import { PhotoTray } from './photo-tray.ts';
import { takenAt } from './taken-at.ts';

beforeAll(() => {
  playFiles();
  playBitmaps({});
});

const NEXT = { values: toValues(NEW_INSECT, 'en'), nextReference: '', line: '' };
const OWNER = {
  ...{ kind: 'insect' as const, id: 7, reference: 'BU-0013', taken: [] },
  name: { en: 'Morpho', nl: 'Morpho', fr: 'Morpho' },
};
const SAVED = { reference: 'BU-0013', isPublished: true, owner: OWNER };

const NOON = Date.parse('2026-11-21T12:00:00');

function photo(name: string, seconds: number, bytes: readonly number[] = JPEG_BYTES): File {
  return new File([new Uint8Array(bytes)], name, { lastModified: NOON + seconds * 1000 });
}

/** The names of each lot's files. */
const grouped = (tray: PhotoTray) =>
  tray.get().lots.map(({ photos }) => photos.map(({ file }) => file.name).join(' '));

async function session() {
  const tray = new PhotoTray();
  await tray.add([photo('c', 60), photo('a', 0), photo('b', 12), photo('d', 68), photo('e', 200)], ['BU']);
  return tray;
}

it('Photos are grouped by the pauses between them, in the order in which they were taken', async () => {
  const tray = await session();
  expect(grouped(tray)).toEqual(['a b', 'c d', 'e']);
  tray.regroup(90);
  expect(grouped(tray)).toEqual(['a b c d', 'e']);
  tray.regroup(5);
  expect(grouped(tray)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('Photos named by a reference are one lot, whenever they were taken; a camera’s numbers are no reference', async () => {
  const tray = new PhotoTray();
  const names = [
    'BU-0123.jpg',
    'IMG_0007.jpg',
    'IMG_0008.jpg',
    'bu 123 (2).jpg',
    'IMG_0009.jpg',
    'x_BU7_2.jpg',
  ];
  await tray.add(
    names.map((name, second) => photo(name, second)),
    ['BE', 'BU'],
  );
  expect(tray.get().lots.map(({ reference }) => reference)).toEqual(['BU-0123', null, null, 'BU-0007']);
  expect(grouped(tray)).toEqual([
    'BU-0123.jpg bu 123 (2).jpg',
    'IMG_0007.jpg IMG_0008.jpg',
    'IMG_0009.jpg',
    'x_BU7_2.jpg',
  ]);
  tray.regroup(90);
  expect(grouped(tray)[0]).toBe('BU-0123.jpg bu 123 (2).jpg');
});

it('Groups are joined and split, and let go of', async () => {
  const tray = await session();
  tray.join(tray.get().lots[1]?.id ?? '');
  expect(grouped(tray)).toEqual(['a b c d', 'e']);
  tray.split(tray.get().lots[0]?.photos[3]?.id ?? '');
  expect(grouped(tray)).toEqual(['a b c', 'd', 'e']);
  tray.remove(tray.get().lots[1]?.id ?? '');
  expect(grouped(tray)).toEqual(['a b c', 'e']);
});

it('What is entered already is not grouped anew, and nothing joins it', async () => {
  const tray = await session();
  const [first, second] = tray.get().lots;
  tray.save(first?.id ?? '', SAVED);
  tray.goOn({ ...NEXT, nextReference: 'BU-2' });
  tray.join(second?.id ?? '');
  tray.regroup(90);
  expect(grouped(tray)).toEqual(['a b', 'c d', 'e']);
  expect(tray.get().series.nextReference).toBe('BU-2');
});

it('A lot is still the one that it began as when the others are grouped anew', async () => {
  const tray = await session();
  const [first, second] = tray.get().lots;
  tray.regroup(5);
  const ids = tray.get().lots.map(({ id }) => id);
  expect(ids[0]).toBe(first?.id);
  expect(ids[2]).toBe(second?.id);
  expect(new Set(ids).size).toBe(5);
  tray.regroup(90);
  expect(tray.get().lots[0]?.id).toBe(first?.id);
});

it('Lots that were joined or split by hand are grouped no more', async () => {
  const tray = await session();
  tray.join(tray.get().lots[2]?.id ?? '');
  tray.split(tray.get().lots[0]?.photos[1]?.id ?? '');
  expect(grouped(tray)).toEqual(['a', 'b', 'c d e']);
  const before = tray.get().lots;
  tray.regroup(90);
  expect(tray.get().lots).toEqual(before);
  tray.regroup(5);
  expect(tray.get().lots).toEqual(before);
});

it('A day of 200 photos becomes 60 lots, each photo in one of them, counted down as they are looked at', async () => {
  const LOTS = 60;
  // Three or four of a lot, a few seconds apart; the next lot a minute later. Two of them are no photos.
  const day = Array.from({ length: 200 }, (_one, at) => {
    const lot = at % LOTS;
    const bytes = at === 70 || at === 135 ? [1, 2, 3] : JPEG_BYTES;
    return photo(`IMG_${at}`, lot * 60 + Math.floor(at / LOTS) * 4, bytes);
  });
  const tray = new PhotoTray();
  const left: number[] = [];
  tray.subscribe(() => left.push(tray.get().looking));
  await tray.add(day, ['BU']);
  const { lots, refused, looking } = tray.get();
  expect(lots).toHaveLength(LOTS);
  expect(refused.map(({ name }) => name)).toEqual(['IMG_70', 'IMG_135']);
  expect(looking).toBe(0);
  expect([...new Set(left)]).toEqual(Array.from({ length: 201 }, (_one, done) => 200 - done));
  const files = lots.flatMap(({ photos }) => photos.map(({ file }) => file.name));
  expect(new Set(files).size).toBe(198);
  expect(files).toHaveLength(198);
  expect(grouped(tray)[0]).toBe('IMG_0 IMG_60 IMG_120 IMG_180');
  expect(grouped(tray)[59]).toBe('IMG_59 IMG_119 IMG_179');
  tray.regroup(90);
  expect(tray.get().lots).toHaveLength(1);
  tray.regroup(10);
  expect(tray.get().lots).toHaveLength(LOTS);
});

it('What is no photo, or half of one, is told and not grouped', async () => {
  const tray = new PhotoTray();
  await tray.add(
    [photo('half', 0, JPEG_BYTES.slice(0, -2)), photo('whole', 1), photo('text', 2, [1, 2, 3])],
    [],
  );
  expect(grouped(tray)).toEqual(['whole']);
  expect(tray.get()).toMatchObject({
    looking: 0,
    refused: [
      { name: 'half', fault: 'cut-off' },
      { name: 'text', fault: 'type' },
    ],
  });
});

it('A file that moved since it was chosen is told, and the photos around it are grouped', async () => {
  const gone = photo('gone', 1);
  const unread = new Blob();
  unread.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  gone.slice = () => unread;
  const tray = new PhotoTray();
  await tray.add([photo('before', 0), gone, photo('after', 2)], []);
  expect(grouped(tray)).toEqual(['before after']);
  expect(tray.get()).toMatchObject({ looking: 0, refused: [{ name: 'gone', fault: 'unreadable' }] });
});

/** EXIF of either order of bytes, with a directory of its own for the camera. */
function exif(isLittle: boolean): number[] {
  const bytes = Buffer.alloc(64);
  const [two, four] = isLittle
    ? [bytes.writeUInt16LE.bind(bytes), bytes.writeUInt32LE.bind(bytes)]
    : [bytes.writeUInt16BE.bind(bytes), bytes.writeUInt32BE.bind(bytes)];
  bytes.write(isLittle ? 'II' : 'MM');
  two(42, 2);
  four(8, 4);
  two(1, 8);
  two(0x8769, 10);
  four(26, 18);
  two(1, 26);
  two(0x9003, 28);
  four(44, 36);
  bytes.write('2024:05:06 07:08:09', 44, 'latin1');
  return [0xff, 0xd8, 0xff, 0xe1, 0, 72, ...Buffer.from('Exif\0\0'), ...bytes, ...JPEG_BYTES.slice(2)];
}

it.each([
  ['least byte first', true],
  ['most byte first', false],
])('The camera says when a photo was taken, %s', async (_order, isLittle) => {
  expect(await takenAt(photo('a', 0, exif(isLittle)))).toBe(Date.parse('2024-05-06T07:08:09'));
});

it('A photo without EXIF, or with a torn one, is as old as its file', async () => {
  expect(await takenAt(photo('a', 5))).toBe(NOON + 5000);
  expect(await takenAt(photo('a', 5, exif(true).slice(0, 40)))).toBe(NOON + 5000);
});

it('A photo in which a card with a reference lies begins a lot, and those that follow it are of that lot', async () => {
  const cards: Record<string, string> = { b: 'BU-0044', d: 'https://shop.example/x', e: 'bu 45' };
  globalThis.BarcodeDetector = class {
    async detect(image: Blob) {
      const rawValue = image instanceof File ? cards[image.name] : undefined;
      if (image instanceof File && image.name === 'c')
        throw new DOMException('no service', 'NotSupportedError');
      return rawValue === undefined ? [] : [{ rawValue }];
    }
  };
  const tray = new PhotoTray();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await tray.add(
    names.map((name, at) => photo(name, at * 9)),
    ['BU'],
  );
  globalThis.BarcodeDetector = undefined;
  expect(grouped(tray)).toEqual(['a', 'b c d', 'e f']);
  expect(tray.get().lots.map(({ reference }) => reference)).toEqual([null, 'BU-0044', 'BU-0045']);
  tray.regroup(5);
  expect(grouped(tray)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

/** What a browser holds over a reload, played: `photo-store.ts` is the border to it. */
function browserStore(found: TrayLot[] = [], room = Infinity) {
  const written: (readonly TrayLot[])[] = [];
  const write = async (lots: readonly TrayLot[]) => {
    written.push(lots);
    return Math.max(0, lots.flatMap(({ photos }) => photos).length - room);
  };
  return { adopt: async (take: (lots: TrayLot[]) => void) => take(found), write, written };
}

it('What is not in the shop yet is stored: lots to enter, and photos on their way, until they have arrived', async () => {
  const tray = await session();
  const store = browserStore();
  await tray.keepIn(store, () => undefined);
  const stored = () =>
    store.written.at(-1)?.map(({ photos }) => photos.map(({ file }) => file.name).join(' '));
  const [first] = tray.get().lots;
  expect(stored()).toEqual(['a b', 'c d', 'e']);
  expect(tray.get().stored).toBe(tray.get().lots);
  tray.save(first?.id ?? '', SAVED);
  expect(stored()).toEqual(['a b', 'c d', 'e']);
  const [one, other] = first?.photos.map(({ file }) => file) ?? [];
  tray.settle(new Set(other && [other]));
  expect(stored()).toEqual(['b', 'c d', 'e']);
  tray.settle(new Set());
  expect(stored()).toEqual(['c d', 'e']);
  expect(one).toBeDefined();
});

it('A later tab finds the lots that were left, and sends the photos that were on their way', async () => {
  const before = await session();
  const [entered, open] = before.get().lots;
  const found = [{ ...entered, saved: SAVED } as TrayLot, open as TrayLot];
  const sent: (string | undefined)[] = [];
  const tray = new PhotoTray();
  await tray.keepIn(browserStore(found), ({ id }) => sent.push(id));
  expect(grouped(tray)).toEqual(['a b', 'c d']);
  expect(sent).toEqual([entered?.id]);
});

it('A browser that has room for some photos only does not say that it has stored them all', async () => {
  const tray = await session();
  await tray.keepIn(browserStore([], 3), () => undefined);
  expect(tray.get().missing).toBe(2);
  expect(tray.get().stored).toBeNull();
  tray.remove(tray.get().lots[0]?.id ?? '');
  await Promise.resolve();
  expect(tray.get().missing).toBe(0);
  expect(tray.get().stored).toBe(tray.get().lots);
});

it('A session is stored though the browser does not hand over what a tab before left', async () => {
  const tray = await session();
  const store = browserStore();
  const adopt = () => Promise.reject(new DOMException('', 'UnknownError'));
  await tray.keepIn({ ...store, adopt }, () => undefined);
  tray.remove(tray.get().lots[0]?.id ?? '');
  expect(store.written).toHaveLength(2);
});

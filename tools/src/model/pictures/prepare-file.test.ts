/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeAll, expect, it } from '@jest/globals';
import { MOST_PICTURE_BYTES } from '@vitrine/shared/contract/tools/pictures';
import { JPEG_BYTES, playBitmaps, playFiles } from '../../testing/files.ts';
import { prepareFile } from './prepare-file.ts';

beforeAll(playFiles);

const HEIC = [0, 0, 0, 16, ...Buffer.from('ftypheic'), 0, 0, 0, 0];

function photo(bytes: readonly number[] = JPEG_BYTES, more = 0): File {
  return new File([new Uint8Array(bytes), new Uint8Array(more)], 'photo', { lastModified: 7 });
}

const prepared = async (file: File) => {
  const outcome = await prepareFile(file);
  return 'fault' in outcome ? outcome.fault : outcome.file;
};

it.each([
  ['wide', { width: 6000, height: 3000 }, { width: 2400, height: 1200 }],
  ['high', { width: 3024, height: 4032 }, { width: 1800, height: 2400 }],
])('A photo that is too %s is made as large as the shop keeps', async (_way, size, wanted) => {
  const drawn = playBitmaps({ photo: size });
  expect(await prepared(photo())).toMatchObject({
    name: 'photo',
    type: 'image/jpeg',
    lastModified: 7,
    size: 920,
  });
  expect(drawn).toEqual([wanted]);
});

it('One of few pixels and too many bytes is written anew, and never made larger', async () => {
  const drawn = playBitmaps({ photo: { width: 1200, height: 800 } });
  expect(await prepared(photo(JPEG_BYTES, MOST_PICTURE_BYTES))).toMatchObject({ size: 920 });
  expect(drawn).toEqual([{ width: 1200, height: 800 }]);
});

it('One that the shop keeps whole is sent as it is', async () => {
  playBitmaps({ photo: { width: 2400, height: 1600 } });
  const file = photo();
  expect(await prepared(file)).toBe(file);
});

it('One of a phone becomes a JPEG where the browser reads it, whatever its size', async () => {
  playBitmaps({ photo: { width: 800, height: 600 } });
  expect(await prepared(photo(HEIC))).toMatchObject({ type: 'image/jpeg', size: 920 });
  playBitmaps({});
  expect(await prepared(photo(HEIC))).toBe('heic');
});

it('What this browser cannot read goes as it is, if the shop takes as much', async () => {
  playBitmaps({});
  const file = photo();
  expect(await prepared(file)).toBe(file);
  expect(await prepared(photo(JPEG_BYTES, MOST_PICTURE_BYTES))).toBe('too-large');
});

it('What is still too many bytes is written with less care', async () => {
  const drawn = playBitmaps({ photo: { width: 9000, height: 9000 } }, MOST_PICTURE_BYTES * 1.2);
  expect(await prepared(photo())).toMatchObject({ size: Math.floor(MOST_PICTURE_BYTES * 0.9) });
  expect(drawn).toHaveLength(2);
});

it('What was copied half is no photo any more', async () => {
  playBitmaps({ photo: { width: 100, height: 100 } });
  expect(await prepared(photo(JPEG_BYTES.slice(0, -2)))).toBe('cut-off');
});

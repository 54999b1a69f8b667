import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { byNight } from '../../testing/long-run.ts';
import { encodePicture, UnreadablePicture } from './encode-picture.ts';

const BRUSSELS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '50/1 51/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '4/1 21/1 0/1',
};

const plain = (width: number, height: number, background = '#cc0000') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue. */
async function twoHalves() {
  const blue = await plain(450, 600, '#0000cc').png().toBuffer();
  return plain(900, 600).composite([{ input: blue, left: 450, top: 0 }]);
}

async function colourAt(data: Buffer, left: number, top: number): Promise<number[]> {
  const { data: pixel } = await sharp(data)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...pixel];
}

const fileOf = (picture: Awaited<ReturnType<typeof encodePicture>>, end: string) => {
  const file = picture.files.find(({ name }) => name.endsWith(end));
  if (!file) throw new Error(`no ${end}`);
  return file.data;
};

describe('A photo', () => {
  it('stands upright, however the camera was held', async () => {
    // Orientation 6: the camera's right side is the picture's bottom.
    const photo = await (await twoHalves()).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const picture = await encodePicture(photo);
    expect(picture).toMatchObject({ width: 600, height: 900, widths: [320, 600] });
    const [red, , blue] = await colourAt(fileOf(picture, '-600.jpg'), 300, 100);
    expect(red).toBeGreaterThan(blue ?? 255);
  });

  it('tells nobody where and with what it was taken', async () => {
    const photo = await plain(400, 400)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera', Copyright: 'Ada' }, IFD3: BRUSSELS })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { files } = await encodePicture(photo);
    for (const { data } of files) {
      const { exif, xmp, iptc, icc } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(data.includes('Camera')).toBe(false);
    }
  });

  it('of a wider range of colours keeps its colours in sRGB', async () => {
    const wide = await plain(400, 400, '#c04040').withIccProfile('p3').png().toBuffer();
    const picture = await encodePicture(wide);
    const [red = 0, green = 255] = await colourAt(fileOf(picture, '-320.jpg'), 10, 10);
    expect(red).toBeGreaterThan(185);
    expect(Math.abs(green - 0x40)).toBeLessThan(8);
  });

  it.each([
    ['in grey', () => plain(400, 300).greyscale().jpeg()],
    ['in the colours of print', () => plain(400, 300).toColourspace('cmyk').jpeg()],
    ['in 16 bits', () => plain(400, 300).toColourspace('rgb16').png()],
    ['as AVIF', () => plain(400, 300).avif({ effort: 0 })],
  ])('%s becomes the same files as any other', async (_kind, make) => {
    const picture = await encodePicture(await make().toBuffer());
    expect(picture).toMatchObject({ width: 400, height: 300, widths: [320, 400] });
    expect((await sharp(fileOf(picture, '-400.avif')).metadata()).space).toBe('srgb');
  });

  it('that is cut out lies on white', async () => {
    const cut = sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } });
    expect((await encodePicture(await cut.png().toBuffer())).colour).toBe('#ffffff');
  });

  it.each([
    ...byNight([3000, 2000, [320, 640, 1200, 2400], 1600] as const),
    ...byNight([2000, 3000, [320, 640, 1200, 1600], 2400] as const),
    [1600, 1600, [320, 640, 1200, 1600], 1600],
    [1300, 1300, [320, 640, 1200], 1200],
    [200, 100, [200], 100],
  ] as const)('of %i by %i pixels is kept at %j', async (width, height, widths, kept) => {
    const picture = await encodePicture(await plain(width, height).jpeg().toBuffer());
    expect(picture).toMatchObject({ widths, height: kept });
  });

  it('of more pixels than a camera takes is refused before it fills the memory', async () => {
    const bomb = await plain(9_000, 9_000).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    expect(bomb.length).toBeLessThan(5_000_000);
    await expect(encodePicture(bomb)).rejects.toThrow(UnreadablePicture);
    await expect(encodePicture(bomb)).rejects.toThrow('more than 80 million pixels');
  });
});

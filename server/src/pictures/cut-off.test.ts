import { expect, it } from '@jest/globals';
import { isCutOff } from '@vitrine/shared/contract/tools/orders/cut-off';
import sharp from 'sharp';

/** Noise, so that no kind makes it small. */
const SIDE = 80;
const noise = () =>
  sharp(Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, (_, index) => (index * index * 7919) % 251)), {
    raw: { width: SIDE, height: SIDE, channels: 3 },
  });

const KINDS = {
  JPEG: () => noise().jpeg(),
  'progressive JPEG': () => noise().jpeg({ progressive: true }),
  'JPEG with its place and camera': () =>
    noise()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' } }),
  PNG: () => noise().png(),
  WebP: () => noise().webp(),
  AVIF: () => noise().avif(),
};

it.each(Object.entries(KINDS))(
  'A %s that was copied half is known, wherever it ends',
  async (_kind, make) => {
    const whole = await make().toBuffer();
    for (let bytes = 16; bytes < whole.length; bytes += 7) {
      expect([bytes, isCutOff(whole.subarray(0, bytes))]).toEqual([bytes, true]);
    }
    expect(isCutOff(whole.subarray(0, whole.length - 1))).toBe(true);
    expect(isCutOff(whole)).toBe(false);
  },
);

it.each(['JPEG', 'PNG', 'WebP'] as const)(
  'What a phone adds after the end of a %s does not matter',
  async (kind) => {
    const whole = await KINDS[kind]().toBuffer();
    expect(isCutOff(Buffer.concat([whole, Buffer.from('a film of the moment')]))).toBe(false);
  },
);

it('A preview in a JPEG, which has an end of its own, does not hide that the photo has none', async () => {
  const [photo, preview] = await Promise.all([KINDS.JPEG().toBuffer(), noise().resize(20).jpeg().toBuffer()]);
  const segment = Buffer.from([0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(preview.length + 2, 2);
  const whole = Buffer.concat([photo.subarray(0, 2), segment, preview, photo.subarray(2)]);
  expect(isCutOff(whole)).toBe(false);
  expect(isCutOff(whole.subarray(0, whole.length - 60))).toBe(true);
});

it('Of a file of another kind nothing is known', () => {
  expect(isCutOff(Buffer.from('MZ no picture'))).toBe(false);
  expect(isCutOff(Buffer.alloc(0))).toBe(false);
});

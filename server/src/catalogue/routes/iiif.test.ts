import { beforeAll, expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';

/* What the specifications require, and nothing else. */
const languageMap = z.record(z.string(), z.array(z.string()).check(z.minLength(1)));
const uri = z.string().check(z.regex(/^https?:\/\//));
const pixels = z.int().check(z.positive());
const infoSchema = z.object({
  '@context': z.literal('http://iiif.io/api/image/3/context.json'),
  id: uri,
  type: z.literal('ImageService3'),
  protocol: z.literal('http://iiif.io/api/image'),
  profile: z.literal('level0'),
  width: pixels,
  height: pixels,
  sizes: z.array(z.object({ width: pixels, height: pixels })),
});
const imageSchema = z.object({
  id: uri,
  type: z.literal('Image'),
  format: z.literal('image/jpeg'),
  service: z.array(z.object({ id: uri, type: z.literal('ImageService3'), profile: z.literal('level0') })),
});
const paintingSchema = z.object({
  id: uri,
  type: z.literal('Annotation'),
  motivation: z.literal('painting'),
  body: imageSchema,
  target: uri,
});
const flawSchema = z.object({
  id: uri,
  type: z.literal('Annotation'),
  motivation: z.literal('commenting'),
  body: z.array(z.object({ type: z.literal('TextualBody'), value: z.string(), language: z.string() })),
  target: z.object({
    type: z.literal('SpecificResource'),
    source: uri,
    selector: z.object({ type: z.literal('PointSelector'), x: z.int(), y: z.int() }),
  }),
});
const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ id: uri, type: z.literal('AnnotationPage'), items: z.array(item) });
const canvasSchema = z.object({
  id: uri,
  type: z.literal('Canvas'),
  width: pixels,
  height: pixels,
  items: z.array(page(paintingSchema)).check(z.minLength(1)),
  annotations: z.optional(z.array(page(flawSchema))),
  service: z.optional(
    z.array(
      z.object({ profile: z.string(), physicalScale: z.number(), physicalUnits: z.enum(['mm', 'cm', 'in']) }),
    ),
  ),
});
const manifestSchema = z.object({
  '@context': z.literal('http://iiif.io/api/presentation/3/context.json'),
  id: uri,
  type: z.literal('Manifest'),
  label: languageMap,
  metadata: z.array(z.object({ label: languageMap, value: languageMap })),
  items: z.array(canvasSchema),
});

const picture = {
  ...{ hash: 'front', width: 1600, height: 800, widths: '[320,640,1600]', colour: '#fff', width_mm: 160 },
  created_at: '2026-06-30T12:00:00.000Z',
};

eachDatabase('A museum that opens a lot in its own viewer', (open) => {
  let app: Awaited<ReturnType<typeof testApp>>;
  let uuid: string;
  let isPhoto: (is: boolean) => Promise<unknown>;
  beforeAll(async () => {
    const database = await open();
    const { kysely } = database;
    app = await testApp(database);
    const lot = await addInsect(kysely, await addFamily(kysely, 'Papilionidae'), { reference: 'BU-0007' });
    uuid = lot.uuid;
    await kysely
      .insertInto('pictures')
      .values({ ...picture, upload_hash: null })
      .execute();
    await kysely
      .insertInto('insect_pictures')
      .values({ insect_id: lot.id, picture_hash: 'front', position: 0 })
      .execute();
    const pin = { insect_id: lot.id, picture_hash: 'front', x: 2500, y: 5000, kind: 'tear' as const };
    await kysely
      .insertInto('flaw_pins')
      .values({ ...pin, text_en: '4 mm', updated_at: picture.created_at })
      .execute();
    isPhoto = (is) =>
      kysely
        .updateTable('pictures')
        .set({ upload_hash: is ? 'photo' : null })
        .execute();
  });

  it('reads what it is, to its scale, and each flaw at its point in three languages', async () => {
    const answer = await app.inject(`/api/iiif/lots/${uuid}/manifest.json`);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': expect.stringContaining('http://iiif.io/api/presentation/3/context.json'),
    });
    const manifest = manifestSchema.parse(answer.json());
    const [canvas] = manifest.items;
    expect(canvas?.service).toMatchObject([{ physicalScale: 0.1, physicalUnits: 'mm' }]);
    const [flaw] = canvas?.annotations?.[0]?.items ?? [];
    expect(flaw?.target.selector).toEqual({ type: 'PointSelector', x: 400, y: 400 });
    expect(flaw?.body.map(({ language, value }) => [language, value])).toEqual([
      ['en', 'Tear in a wing. 4 mm'],
      ['nl', 'Scheur in een vleugel'],
      ['fr', 'Déchirure à une aile'],
    ]);
    expect(manifest.metadata.map(({ value }) => value['en']?.[0])).toContain('Papilio machaon');
  });

  it('gets the picture in the sizes that lie there, of a drawing those that are JPEG', async () => {
    const info = async () => {
      const answer = await app.inject('/api/iiif/pictures/front/info.json');
      return infoSchema.parse(answer.json());
    };
    const small = [
      { width: 320, height: 160 },
      { width: 640, height: 320 },
    ];
    expect(await info()).toMatchObject({ width: 640, sizes: small });
    await isPhoto(true);
    expect(await info()).toMatchObject({ width: 1600, sizes: [...small, { width: 1600, height: 800 }] });
    const leads = async (size: string) => {
      const answer = await app.inject(`/api/iiif/pictures/front/full/${size}/0/default.jpg`);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      return answer.headers.location ?? answer.statusCode;
    };
    expect(await leads('max')).toBe('/pictures/front-1600.jpg');
    expect(await leads('640,320')).toBe('/pictures/front-640.jpg');
    expect(await leads('500,250')).toBe(404);
    await isPhoto(false);
  });

  it('is told of what is not there', async () => {
    expect((await app.inject('/api/iiif/pictures/none/info.json')).statusCode).toBe(404);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await app.inject(`/api/iiif/lots/${unknown}/manifest.json`)).statusCode).toBe(404);
  });
});

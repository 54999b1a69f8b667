import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { oneDatabase } from '../../database/testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';

describe('The file of a picture', () => {
  const open = oneDatabase();
  let app: FastifyInstance;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
    await mkdir(join(dataDir, 'pictures'));
    await mkdir(join(dataDir, 'uploads'));
    await writeFile(join(dataDir, 'pictures', 'abc-320.avif'), 'avif');
    await writeFile(join(dataDir, 'pictures', 'abc-320.jpg'), 'jpeg');
    await writeFile(join(dataDir, 'pictures', 'drawn-640.jpg'), 'jpeg');
    await writeFile(join(dataDir, 'pictures', 'old-320.webp'), 'webp');
    await writeFile(join(dataDir, 'pictures', 'old-320.jpg'), 'jpeg');
    await writeFile(join(dataDir, 'pictures', '.abc-640.avif.part'), 'half');
    await writeFile(join(dataDir, 'uploads', 'abc'), 'original');
    app = await testApp(await open(), { env: testEnv({ DATA_DIR: dataDir }) });
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('may be kept for ever, and is what its name says', async () => {
    const { statusCode, headers } = await app.inject('/pictures/abc-320.avif');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    // Each answer's head stands in the way of the next picture.
    expect(headers).not.toHaveProperty('etag');
  });

  it('may be shown by other sites, in previews of our pages', async () => {
    const { headers } = await app.inject('/pictures/abc-320.avif');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('of a drawing wanted as WebP is had as JPEG; that of a photo is there', async () => {
    const { statusCode, headers } = await app.inject('/pictures/abc-320.webp');
    expect({ statusCode, location: headers['location'] }).toEqual({
      statusCode: 302,
      location: '/pictures/abc-320.jpg',
    });
    expect((await app.inject('/pictures/old-320.webp')).headers['content-type']).toBe('image/webp');
  });

  it.each(['1600.jpg', '1200.jpg', '1200.webp'])(
    'that was drawn leads from its %s to the JPEG that is kept',
    async (file) => {
      const { statusCode, headers } = await app.inject(`/pictures/drawn-${file}`);
      expect({ statusCode, location: headers['location'] }).toEqual({
        statusCode: 302,
        location: '/pictures/drawn-640.jpg',
      });
      // Other sites are led there, too: browsers ask it of each answer on the way.
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      });
    },
  );

  it.each([
    ['that is not there, and was never', '/pictures/none-320.webp'],
    ['that is not there', '/pictures/none-320.avif'],
    ['of a width that is not there', '/pictures/abc-2400.avif'],
    ['of a width that nobody made', '/pictures/abc-2400.jpg'],
    ['that is half written', '/pictures/.abc-640.avif.part'],
    ['that is an original', '/pictures/..%2fuploads%2fabc'],
    ['that is the folder', '/pictures/'],
  ])('%s is not found, and nobody keeps that answer', async (_which, path) => {
    const { statusCode, headers } = await app.inject(path);
    expect([400, 403, 404]).toContain(statusCode);
    expect(headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });
});

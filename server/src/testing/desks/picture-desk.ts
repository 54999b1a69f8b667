import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { ownedPicturesSchema, type OwnedPictures } from '@vitrine/shared/contract/tools/pictures';
import sharp from 'sharp';
import { drawPictures } from '../../pictures/draw-pictures.ts';
import type { Database } from '../../database/database.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from './tools-desk.ts';

export interface PictureDesk extends ToolsDesk {
  worker: Worker;
  insect: { id: number; uuid: string; reference: string };
  family: { id: number };
  /** Sends a file for the insect, or as the query says. */
  send(bytes: Buffer, query?: object): Promise<LightMyRequestResponse>;
  /** Makes what waits; returns how many. */
  make(): Promise<number>;
  /** The insect's pictures as its owner sees them. */
  owned(): Promise<OwnedPictures>;
  /** Names of all files that are stored. */
  files(folder: 'uploads' | 'pictures'): Promise<string[]>;
  /** How many rows speak of pictures. */
  rows(): Promise<number>;
}

/** A shop with one insect, and somebody at work in it. */
export async function openPictureDesk(database: Database): Promise<PictureDesk> {
  const desk = await openToolsDesk(database);
  const worker = await desk.atWork('catalogue');
  const { kysely } = database;
  const family = await addFamily(kysely, 'Saturniidae');
  const insect = await addInsect(kysely, family, { reference: 'VDM-0123' });
  const log = { info: () => undefined, error: () => undefined };
  return {
    ...desk,
    worker,
    insect,
    family,
    send(payload, query = {}) {
      const search = new URLSearchParams({ kind: 'insect', id: String(insect.id), name: 'a.jpg', ...query });
      return desk.app.inject({
        method: 'POST',
        url: `/api/tools/pictures/files?${search.toString()}`,
        headers: { 'content-type': 'application/octet-stream' },
        cookies: { vitrine_session: worker.cookie ?? '' },
        payload,
      });
    },
    make: () =>
      drawPictures({ database, dataDir: desk.dataDir, clock: desk.now, log, isStopped: () => false }),
    async owned() {
      return ownedPicturesSchema.parse((await worker.get(`/api/tools/pictures/insect/${insect.id}`)).json());
    },
    files: (folder) => readdir(join(desk.dataDir, folder)).catch(() => []),
    async rows() {
      const tables = ['uploads', 'picture_jobs', 'pictures', 'insect_pictures', 'family_pictures'] as const;
      const counts = tables.map((table) =>
        kysely
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return (await Promise.all(counts)).reduce((sum, { count }) => sum + count, 0);
    },
  };
}

/** A photo of one colour. */
export function flatPhoto(background = '#cc0000', width = 640, height = 480) {
  return sharp({ create: { width, height, channels: 3, background } }).jpeg();
}

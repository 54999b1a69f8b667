import { insectDetailSchema, type InsectDetail } from '@vitrine/shared/contract/tools/catalogue';
import type { Database } from '../../database/database.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk } from './tools-desk.ts';

/** Who keeps lots, and a family to put them in. */
export async function openLotsDesk(database: Database) {
  const desk = await openToolsDesk(database);
  const staff = await desk.atWork('catalogue');
  const family = { ...(await addFamily(database.kysely, 'Nymphalidae')), category: 'BUTTERFLIES' as const };
  const read = async (id: number): Promise<InsectDetail> =>
    insectDetailSchema.parse((await staff.get(`/api/tools/insects/${id}`)).json());
  const lot = async (more: object = {}) => read((await addInsect(database.kysely, family, more)).id);
  return { database, desk, staff, family, read, lot };
}

export type LotsDesk = Awaited<ReturnType<typeof openLotsDesk>>;

import { importLinesSchema, importSchema, type Import } from '@vitrine/shared/contract/tools/import';
import type { Database } from '../../database/database.ts';
import { addFamily } from '../../database/testing/fixtures.ts';
import { runImports } from '../../imports/run-imports.ts';
import { openToolsDesk } from './tools-desk.ts';

/** Who imports tables of lots, with all that becomes of a file. */
export async function openImportsDesk(database: Database) {
  const desk = await openToolsDesk(database);
  const staff = await desk.atWork('catalogue');
  const family = await addFamily(database.kysely, 'Nymphalidae');

  /** Sends a file as it is, in a language. */
  const send = (file: string | Buffer, locale = 'en') => {
    staff.headers = { 'content-type': 'application/octet-stream', 'x-locale': locale };
    const answer = staff.post('/api/tools/imports?name=lots.csv', Buffer.from(file));
    staff.headers = {};
    return answer;
  };
  const work = async () => {
    while ((await runImports(database, desk.now())).hasMore);
  };
  const read = async (id: number) => importSchema.parse((await staff.get(`/api/tools/imports/${id}`)).json());
  /** Sends a file and has it looked at. */
  const checked = async (file: string | Buffer, locale = 'en') => {
    const { id } = importSchema.parse((await send(file, locale)).json());
    await work();
    return read(id);
  };
  const lines = async ({ id }: Pick<Import, 'id'>, kind = '') => {
    const answer = await staff.get(`/api/tools/imports/${id}/lines${kind && `?kind=${kind}`}`);
    return importLinesSchema.parse(answer.json()).lines;
  };
  const press = ({ id, plan }: Pick<Import, 'id' | 'plan'>) =>
    staff.post(`/api/tools/imports/${id}/apply`, { plan });
  /** Has it done as it was seen. */
  const applied = async (seen: Import) => {
    await press(seen);
    await work();
    return read(seen.id);
  };
  const lot = (reference: string) =>
    database.kysely.selectFrom('insects').selectAll().where('reference', '=', reference).executeTakeFirst();
  return { database, desk, staff, family, send, work, read, checked, lines, press, applied, lot };
}

export type ImportsDesk = Awaited<ReturnType<typeof openImportsDesk>>;

import { freePort } from '@vitrine/shared/platform/free-port';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import { startProgram, type Program } from '../../bench/start-program.ts';
import { startNginx } from './nginx.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

const POSTGRES_MS = 60_000;
const placeSchema = z.object({ databaseUrl: z.string() });

/** A shop as on a machine of its own: nginx before two storefronts and two processes of the API, and a worker. */
export interface Processes {
  /** By nginx, with TLS. */
  url: string;
  storefronts: ServerProcess[];
  apis: ServerProcess[];
  worker: ServerProcess;
  all: ServerProcess[];
  /** What the processes with a database share. */
  dataDir: string;
  databaseUrl: string;
  database: {
    /** Ends all connections, as when the database is restarted. */
    endConnections(): Promise<void>;
    /** Ends them and lets none in. */
    close(): Promise<void>;
    open(): Promise<void>;
  };
  stop(): Promise<void>;
}

/**
 * @param variables for every process, beside what its role asks for
 * @param own a database that the caller has, and ends
 * @param disk a folder for what the processes with a database share, which the caller has as well
 */
export async function startProcesses(
  variables: Record<string, string> = {},
  own?: Program,
  disk?: string,
): Promise<Processes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-processes-'));
  const postgres = own ?? (await startProgram('postgres-place', { startMs: POSTGRES_MS }));
  const { databaseUrl } = placeSchema.parse(postgres.said);
  const first = await freePort(8);
  const [https, http, inner] = [first, first + 1, first + 2];
  const [s1, s2, a1, a2, w] = [first + 3, first + 4, first + 5, first + 6, first + 7];
  const common = {
    PUBLIC_URL: `https://127.0.0.1:${https}`,
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'info', WATCH_KEY: randomBytes(32).toString('hex'), ...variables },
  };
  const make = (name: string, port: number, more: Record<string, string>) =>
    serverProcess(name, port, folder, { ...common, ...more });
  const pages = { ROLE: 'storefront', API_URL: `http://127.0.0.1:${inner}` };
  const storefronts = [make('storefront-1', s1, pages), make('storefront-2', s2, pages)];
  const dataDir = disk ?? path.join(folder, 'shop');
  const data = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const api = { ROLE: 'api', ...data };
  const apis = [make('api-1', a1, api), make('api-2', a2, api)];
  const worker = make('worker', w, { ROLE: 'worker', ...data });
  const all = [...apis, ...storefronts, worker];
  const stop = async () => {
    await Promise.all(all.map((one) => one.stop()));
    await nginx?.stop();
    if (!own) await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;
  try {
    nginx = await startNginx({ https, http, inner, storefronts: [s1, s2], apis: [a1, a2] });
    // The data first: pages ask for it as soon as they are there.
    await Promise.all(apis.map((one) => one.start()));
    await Promise.all([...storefronts, worker].map((one) => one.start()));
  } catch (error) {
    // Nothing is left running for a set-up that nobody gets.
    await stop();
    throw error;
  }
  const database = databaseOf(postgres);
  return { url: common.PUBLIC_URL, storefronts, apis, worker, all, dataDir, databaseUrl, database, stop };
}

function databaseOf(postgres: Program): Processes['database'] {
  const say = async (word: string) => void (await postgres.ask(word));
  return { endConnections: () => say('end'), close: () => say('close'), open: () => say('open') };
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APPS } from '../apps.js';
import { containerName } from '../federated.js';
import { releasesOf, ROOT } from '../folders.js';
import { sourceHash } from '../source-hash.js';
import { build } from './build.js';

/**
 * `npm run release -- app …` : builds an app, puts it into a folder named by its content, and points to it.
 * The pointer is moved last and by rename, so a reader sees the old release or the new one, never half.
 */
export async function release(name) {
  await build([name]);
  const dist = path.join(ROOT, name, 'dist');
  const client = hashes(path.join(dist, 'client'));
  const server = hashes(path.join(dist, 'server'));
  const version = createHash('sha256')
    .update(JSON.stringify([client, server]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(releasesOf(name), version);
  if (!existsSync(folder)) {
    cpSync(dist, folder, { recursive: true });
    compress(path.join(folder, 'client'));
  }
  const description = describe(name, version, client, server);
  writeFileSync(path.join(folder, 'remote.json'), description);
  movePointer(name, description);
  return version;
}

/** Writes a brotli copy beside every text file: it is made once, and served as it lies. */
function compress(folder) {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content));
  }
}

/** Whether the live release was built from the sources as they are now. */
export function isReleased(name) {
  try {
    const pointer = JSON.parse(readFileSync(path.join(releasesOf(name), 'remote.json'), 'utf8'));
    return pointer.sources === sourceHash(name) && existsSync(path.join(releasesOf(name), pointer.version));
  } catch {
    return false;
  }
}

function describe(name, version, client, server) {
  const files = Object.keys(client);
  const remote = {
    name,
    version,
    contract: contractVersion(),
    sources: sourceHash(name),
    container: containerName(name),
    entry: files.find((file) => file === 'remoteEntry.js') ?? null,
    main: files.find((file) => file === 'main.js') ?? null,
    serverEntry: Object.keys(server).find((file) => /^(main|remoteEntry)\.cjs$/.test(file)),
    css: files.filter((file) => file.endsWith('.css')),
    client,
    server,
  };
  return `${JSON.stringify(remote, null, 2)}\n`;
}

/** Read from the contract itself, so that a release never claims another one. */
export function contractVersion() {
  const source = readFileSync(path.join(ROOT, 'shared/src/contract/remote.ts'), 'utf8');
  return Number(/CONTRACT_VERSION = (\d+)/.exec(source)[1]);
}

function movePointer(name, description) {
  mkdirSync(releasesOf(name), { recursive: true });
  const pointer = path.join(releasesOf(name), 'remote.json');
  writeFileSync(`${pointer}.next`, description);
  renameSync(`${pointer}.next`, pointer);
}

/** File name → `sha384-…`, as browsers write integrity. */
export function hashes(folder) {
  const entries = readdirSync(folder).sort();
  return Object.fromEntries(entries.map((file) => [file, `sha384-${sha384(path.join(folder, file))}`]));
}

function sha384(file) {
  return createHash('sha384').update(readFileSync(file)).digest('base64');
}

if (process.argv[1] === import.meta.filename) {
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : APPS.map((app) => app.name)) {
    console.log(`${name} ${await release(name)}`);
  }
}

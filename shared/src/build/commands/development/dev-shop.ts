import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, SHELL, type App } from '../../apps.ts';
import { devOrigin } from '../../bundling/federated-dev.ts';
import { freePort } from '../../../platform/free-port.ts';
import { ROOT } from '../../folders.ts';
import { releaseKey } from '../../releasing/release-key.ts';
import { startDevApp } from './dev-app.ts';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers';

const RETRY_MS = 100;
/** Longest that a visitor waits for a shop that starts. */
const PATIENCE_MS = 60_000;

/** Listens where the shop is expected and hands every connection on to it; while it restarts, visitors wait. */
function openDoor(port: number, shopPort: number): Promise<void> {
  const door = createServer({ pauseOnConnect: true }, (visitor) => {
    visitor.on('error', () => undefined);
    handOn(visitor, shopPort, Date.now() + PATIENCE_MS);
  });
  return new Promise((resolve, reject) => {
    door.on('error', reject);
    door.listen(port, '127.0.0.1', () => resolve());
  });
}

function handOn(visitor: Socket, shopPort: number, end: number): void {
  const shop = connect(shopPort, '127.0.0.1');
  let isThere = false;
  shop.on('connect', () => {
    isThere = true;
    visitor.on('close', () => shop.destroy());
    visitor.pipe(shop).pipe(visitor);
    visitor.resume();
  });
  shop.on('error', () => {
    if (isThere || visitor.destroyed || Date.now() > end) return void visitor.destroy();
    setTimeout(() => handOn(visitor, shopPort, end), RETRY_MS);
  });
}

/** The second half of `npm run dev`: every app on a development server of its own, and the shop that draws with them. */
const DEFAULT_PORT = 3000;
const port = Number(process.env.PORT ?? DEFAULT_PORT);
// Another port of the shop's moves those of the apps along: two checkouts run side by side.
const moved = (app: App): App => ({ ...app, port: app.port + port - DEFAULT_PORT });
const shellApp = moved(SHELL);
const remotes = REMOTES.map(moved);
const shopUrl = `http://localhost:${port}`;
const shopPort = await freePort();
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(ROOT, 'data/dev'));
const releasesDir = path.join(dataDir, 'releases');
const remotesConfig = path.join(dataDir, 'remotes.json');

// What earlier sessions built; the database and the pictures stay.
for (const folder of ['releases', 'remotes'])
  rmSync(path.join(dataDir, folder), { recursive: true, force: true });

await openDoor(port, shopPort);
console.log('Building all apps for development …');
// The shell's server build has a fixed place: the shop's process sees that a file which it runs has changed.
const start = (app: App) =>
  startDevApp(app, { shopUrl, serverFolder: path.join(releasesDir, app.name, 'dev', 'server') });
const [shell] = await Promise.all([start(shellApp), ...remotes.map(start)]);
writeJson(path.join(releasesDir, shellApp.name, 'remote.json'), { ...shell.describe(), version: 'dev' });
writeJson(
  remotesConfig,
  Object.fromEntries(remotes.map((app) => [app.name, `${devOrigin(app)}/remote.json`])),
);

// Pointers are signed when they are asked for: in a fresh clone the key would come after the shop has read its keys.
releaseKey();
const shop = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(shopPort),
    PUBLIC_URL: shopUrl,
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    REMOTES_CONFIG: remotesConfig,
    SHELL_URL: `${devOrigin(shellApp)}/`,
    // An edit must show; and a browser that has seen the built shop at this address forgets it.
    SERVICE_WORKER: 'off',
  },
});
shop.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill('SIGTERM'));
console.log(`The shop follows your edits on ${shopUrl}`);

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, JSON.stringify(content));
}

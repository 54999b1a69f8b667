import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NGINX = '/usr/sbin/nginx';
const START_MS = 15_000;
/** nginx beside a `cat` that ends with this process, however that ends; then nginx is told to end as well. */
const WITH_US = '"$@" & cat > /dev/null; kill $!; wait $!';

export interface Ports {
  https: number;
  http: number;
  /** Where storefronts ask for data. */
  inner: number;
  storefronts: [number, number];
  apis: [number, number];
}

export interface Nginx {
  /** What it noted of requests. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * nginx with the configuration that the shop comes with; ports, certificate and folder are the test's.
 * @param more `connections` of each of its two workers; `cdn`, a range of addresses that a CDN asks from
 */
export async function startNginx(
  ports: Ports,
  { connections = 4096, cdn }: { connections?: number; cdn?: string } = {},
): Promise<Nginx> {
  if (!existsSync(NGINX)) throw new Error('This needs nginx (Debian: apt-get install nginx-light)');
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-nginx-'));
  await makeCertificate(folder);
  await writeFile(path.join(folder, 'vitrine.conf'), adapt(await readConfig(), ports, folder, cdn));
  await writeFile(path.join(folder, 'nginx.conf'), await frame(folder, connections));
  const nginx = [NGINX, '-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')];
  const server = spawn('sh', ['-c', WITH_US, 'sh', ...nginx], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(ports.inner);
  } catch (error) {
    await stop();
    throw error;
  }
  return { log: () => readFile(path.join(folder, 'vitrine.log'), 'utf8'), stop };
}

const readConfig = () => readFile(path.join(ROOT, 'server/deploy/nginx/vitrine.conf'), 'utf8');

function adapt(
  config: string,
  { https, http, inner, storefronts, apis }: Ports,
  folder: string,
  cdn?: string,
): string {
  const changes: [string, string][] = [
    ['127.0.0.1:3101', `127.0.0.1:${storefronts[0]}`],
    ['127.0.0.1:3102', `127.0.0.1:${storefronts[1]}`],
    ['127.0.0.1:3201', `127.0.0.1:${apis[0]}`],
    ['127.0.0.1:3202', `127.0.0.1:${apis[1]}`],
    ['127.0.0.1:3200', `127.0.0.1:${inner}`],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/vitrine/tls', folder],
    ['/var/log/nginx', folder],
    ['/srv/vitrine', ROOT],
    ...(cdn === undefined ? [] : behind(cdn)),
  ];
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx's configuration has no ${from}`);
    return text.replaceAll(from, to);
  }, config);
}

/** The lines for a CDN taken in, as whoever has one does. */
const behind = (range: string): [string, string][] => [
  ['#set_real_ip_from 192.0.2.0/24;', `set_real_ip_from ${range};`],
  ['#real_ip_header', 'real_ip_header'],
  ['#real_ip_recursive', 'real_ip_recursive'],
];

/** What Debian's own `nginx.conf` is around it. */
async function frame(folder: string, connections: number): Promise<string> {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) await mkdir(path.join(folder, kind));
  const isRoot = process.getuid?.() === 0;
  return [
    isRoot ? 'user root;' : '',
    'daemon off; worker_processes 2;',
    `pid ${folder}/pid; error_log stderr crit;`,
    `worker_rlimit_nofile 9000; events { worker_connections ${connections}; }`,
    `http { include /etc/nginx/mime.types; access_log off;`,
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/vitrine.conf; }`,
  ].join('\n');
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2', '-nodes'];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...name, ...files]);
}

async function untilItAnswers(port: number): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}

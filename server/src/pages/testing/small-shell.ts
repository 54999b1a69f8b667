import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A shell that shows what it was asked and what the API told it. */
export const SHELL = `
let gone = 0;
exports.createStorefront = async ({ ask, remotes, shellUrl }) => ({
  async answer(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/slow') {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      gone += 1;
      return { status: 503, headers: {}, body: null };
    }
    if (pathname === '/gone') return { status: 200, headers: {}, body: Buffer.from(String(gone)) };
    if (request.method === 'HEAD') return { status: 200, headers: { 'x-seen': 'head', 'content-length': '64913' }, body: null };
    if (pathname === '/boom') return { status: 500, headers: { 'set-cookie': 'a=1' }, body: Buffer.from('sorry') };
    const { status, body } = await ask({ method: 'GET', url: '/api/auth/profile', headers: { cookie: 'c=1' } });
    const seen = { pathname, api: status, profile: JSON.parse(body), remotes, shellUrl };
    const headers = { 'content-type': 'application/json', 'x-seen': request.headers.get('x-asked') ?? '' };
    return { status: 200, headers, body: Buffer.from(JSON.stringify(seen)) };
  },
  kept({ method, url, ifNoneMatch }) {
    if (url !== '/kept') return null;
    if (ifNoneMatch === '"a"') return { status: 304, headers: { etag: '"a"', 'content-security-policy': 'own' }, body: null };
    const headers = { 'content-length': '4', 'x-seen': 'kept' };
    if (method === 'HEAD') return { status: 200, headers, body: null };
    return { status: 200, headers, body: Buffer.from('abcd') };
  },
  ready: async () => ({ catalog: true, tools: false }),
  refused: () => ({}),
  queues: () => ({ lists: { waiting: 3, begun: 7, dropped: 2, abandoned: 1 } }),
  renderers: () => ({ processes: 2, busy: 1, idle: 4, residentBytes: 9e7, falls: { process: 3, thread: 5 } }),
  close: async () => undefined,
});`;

/** A release of the shell that runs `server`, whose contract is as it says. */
export async function writeShell(releases: string, server = SHELL, contract = 2): Promise<void> {
  const version = join(releases, 'shell', 'v1');
  await mkdir(join(version, 'server'), { recursive: true });
  await mkdir(join(version, 'client'), { recursive: true });
  await writeFile(join(version, 'server', 'main.cjs'), server);
  await writeFile(join(version, 'client', 'main.js'), 'run()');
  const described = {
    name: 'shell',
    version: 'v1',
    contract,
    container: 'shell',
    entry: null,
    main: 'main.js',
  };
  const files = { serverEntry: 'main.cjs', css: [], client: {}, server: {} };
  await writeFile(join(releases, 'shell', 'remote.json'), JSON.stringify({ ...described, ...files }));
}

import { smallProcesses } from './small-processes.ts';

/* As much of a storefront as has a renderer process, of which it writes the pid. It goes on until it is killed. */

// Nothing else keeps it alive: its renderer does not.
setInterval(() => undefined, 60_000);

// A thread that is silent would let its process end by itself once nobody can speak to it; this one always says something.
const CODE = `
setInterval(() => console.log('a word'.repeat(1_000)), 1);
exports.draw = () => String(process.pid);`;
const load = async () => ({
  ...{ name: 'small', entry: 'remote.cjs', files: { 'remote.cjs': Buffer.from(CODE) } },
  browser: { version: 'v1', container: 'small', entry: { url: '', integrity: '' }, css: [] },
});
// Of the process that it runs in a remote is told only where Node's own modules are left to it.
const thread = smallProcesses(undefined, undefined, 'open').start(
  'key',
  { name: 'small', version: 'v1', load },
  (reason) => {
    throw new Error(reason);
  },
);
await thread.opened;
const { bytes } = await thread.draw({
  ...{ url: 'https://shop.example/', method: 'GET', visit: 'v', isAnonymous: true },
  ...{ catalogueVersion: '', browsers: {} },
});
process.stdout.write(`${bytes.toString()}\n`);

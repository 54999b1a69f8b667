import { attach } from '../start/attach.ts';
import { trustFolderOf } from '../start/trust-releases.ts';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const TIMEOUT_MS = 8_000;

/**
 * Runs the entry of a build on the visitor's own machine, which module federation's devtools put in place of a live one:
 * they are an extension, which could change the page anyway. What lies anywhere else is refused.
 * @param entry its address, with what `remote.json` says of its integrity as the fragment: pages run no script without one
 */
export async function runLocalBuild(entry: string): Promise<void> {
  const { hostname, hash } = new URL(entry);
  if (!OWN_MACHINE.includes(hostname)) throw new Error(`${entry} is of no release`);
  trustFolderOf(entry);
  const script = document.createElement('script');
  Object.assign(script, { src: entry, integrity: hash.slice(1), crossOrigin: 'anonymous', async: true });
  await attach(script, TIMEOUT_MS);
}

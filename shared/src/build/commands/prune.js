import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * After every installation (`postinstall`): takes away what packages bring and nothing of the project reads, a fifth of them
 * (`docs/decisions/133-packages-without-what-nobody-runs.md`). JavaScript: it runs on the machine's own Node.
 */
const ROOT = process.argv[2] ?? fileURLToPath(new URL('../../../../', import.meta.url));
const MODULES = path.join(ROOT, 'node_modules');
/** The project's Node as its package leaves it: npm packs it again for each kind of machine. */
const NODE = path.join(MODULES, 'node/node_modules');
const NODE_UNUSED = ['include', 'share'];

/** Maps; TypeScript beside what was made of it, which Node would not run below `node_modules`; what is read on the web. */
const UNREAD = [/\.map$/, /(?<!\.d|\.d\.[\w-]+)\.[cm]?tsx?$/, /^(readme|changelog|history)\b.*\.md$/i];

/** Zod's messages in 64 languages, which its door loads: 2 MB of each thread. The shop says its own (`messages/`). */
const LOCALES = path.join(MODULES, 'zod/v4/locales/index.js');

if (existsSync(MODULES)) prune(MODULES);
if (existsSync(LOCALES)) writeFileSync(LOCALES, "export { default as en } from './en.js';\n");
const nodes = existsSync(NODE) ? readdirSync(NODE).filter((name) => name.startsWith('node-')) : [];
for (const name of nodes)
  for (const folder of NODE_UNUSED) rmSync(path.join(NODE, name, folder), { recursive: true, force: true });

/**
 * Links are left alone, for those of workspaces lead to our own sources.
 * @param {string} folder
 */
function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    // What tools keep there is theirs.
    if (entry.isDirectory() && entry.name !== '.cache') prune(place);
    else if (entry.isFile() && UNREAD.some((names) => names.test(entry.name))) rmSync(place, { force: true });
  }
}

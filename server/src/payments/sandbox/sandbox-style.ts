import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../shared/src/ui/fonts');

/** The shop's own letters, written into the style: the provider has no other files. */
const TEST_FONTS = [
  face('EB Garamond', 'eb-garamond-core.woff2'),
  face('Hanken Grotesk', 'hanken-grotesk-core.woff2'),
].join('');

function face(family: string, file: string): string {
  const data = readFileSync(join(FOLDER, file), 'base64');
  return `@font-face{font-family:'${family}';font-weight:400 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** Small enough to stand in the page: the provider has no other files. */
export const TEST_STYLE = `${TEST_FONTS}
:root{color-scheme:light dark;--paper:#fbf9f4;--card:#fff;--label:#f4eedd;--ink:#1c1a17;--quiet:#5e574c;--line:#e3dccb;--edge:#8a8272;--action:#1f5a4c;--on-action:#fff;--signal:#9b2c2c}
@media(prefers-color-scheme:dark){:root{--paper:#14130f;--card:#1d1b16;--label:#2a261d;--ink:#efe9da;--quiet:#b5ad9c;--line:#3a352a;--edge:#8a8272;--action:#7cc4ae;--on-action:#14130f;--signal:#f0a8a0}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 'Hanken Grotesk',system-ui,sans-serif}
.warning{margin:0;padding:12px 16px;background:var(--label);border-block-end:2px solid var(--signal);color:var(--signal);font-weight:600;text-align:center}
main{max-width:30rem;margin:40px auto;padding:32px;background:var(--card);border-radius:2px;box-shadow:0 1px 2px #0002,0 12px 32px #0001}
h1{margin:0 0 24px;font:400 2rem/1.2 'EB Garamond',Georgia,serif}
h2{margin:0 0 12px;font-size:1rem;font-weight:600}
dl{margin:0 0 32px}
dl div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--line)}
dt{color:var(--quiet)}
dd{margin:0;font-variant-numeric:tabular-nums;text-align:end}
form{display:grid;gap:12px}
button{min-height:48px;padding:10px 16px;border:1px solid var(--edge);border-radius:2px;background:transparent;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:first-of-type{border-color:var(--action);background:var(--action);color:var(--on-action);font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid var(--action);outline-offset:3px}
a{color:var(--action)}
@media(max-width:34rem){main{margin:0;padding:24px 16px;box-shadow:none;min-height:90vh}}
`;

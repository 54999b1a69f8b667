import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import pureComponents from './pure-components-loader.ts';

it('a component that nobody uses is no reason to keep it', () => {
  const source = 'const Link = React.forwardRef(draw);\nLink.displayName = "Link";\nuse(Link);';
  expect(pureComponents(source)).toBe('const Link = /* @__PURE__ */ React.forwardRef(draw);\n\nuse(Link);');
});

it('the router is still written as this reads it', () => {
  const file = path.join(ROOT, 'node_modules/react-router/dist/production/lib/dom/lib.js');
  const source = pureComponents(readFileSync(file, 'utf8'));
  expect(source).not.toMatch(/^Link\.displayName/m);
  expect(source).toMatch(/const Link = \/\* @__PURE__ \*\/ /);
});

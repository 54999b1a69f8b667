import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../shared/src/ui/fonts');

/** The shop's own letters, written into the style: the provider has no other files. */
export const TEST_FONTS = [
  face('EB Garamond', 'eb-garamond-core.woff2'),
  face('Hanken Grotesk', 'hanken-grotesk-core.woff2'),
].join('');

function face(family: string, file: string): string {
  const data = readFileSync(join(FOLDER, file), 'base64');
  return `@font-face{font-family:'${family}';font-weight:400 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

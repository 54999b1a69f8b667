import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

const PACKAGE = dirname(createRequire(import.meta.filename).resolve('@expo-google-fonts/eb-garamond'));
const file = (style: string) => join(PACKAGE, style, `EBGaramond_${style}.ttf`);

/** The typeface of the shop's papers, EB Garamond (SIL Open Font License). A file carries only the letters it shows. */
export const PAPER_FONTS = {
  plain: file('400Regular'),
  bold: file('600SemiBold'),
  name: file('400Regular_Italic'),
};

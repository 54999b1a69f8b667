const PART = /(?<![\p{L}\p{N}])(\p{L}{1,8})[^\p{L}\p{N}]{0,2}(\d{1,7})(?!\d)/gu;
/** Figures that a reference has at least. */
const FIGURES = 4;

/**
 * The reference that a file is named by, read as loosely as the pictures tool reads it: `BU-0123_2.jpg`, `bu 123 (3).jpg`.
 * Letters that begin none of the shop's references name a camera: `IMG_0123.jpg`.
 */
export function readReference(fileName: string, prefixes: readonly string[]): string | null {
  for (const [, letters = '', figures = ''] of fileName.normalize('NFC').matchAll(PART)) {
    const prefix = prefixes.find((one) => one.toLowerCase() === letters.toLowerCase());
    if (prefix) return `${prefix}-${figures.replace(/^0+(?=\d)/, '').padStart(FIGURES, '0')}`;
  }
  return null;
}

import { MOST_PICTURE_BYTES } from '@vitrine/shared/contract/tools/pictures';

/** Why a file is not worth sending. */
export type FileFault = 'empty' | 'too-large' | 'heic' | 'type';

/** As many bytes as the marks below reach. */
const HEAD_BYTES = 32;
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Looks at a file's size and its first bytes, whatever its name says. The server looks again. */
export async function checkFile(file: File): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MOST_PICTURE_BYTES) return 'too-large';
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  // Each byte one sign.
  const text = String.fromCharCode(...bytes);
  const isPicture =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    ['avif', 'avis'].includes(brandOf(text));
  if (isPicture) return null;
  // An AVIF may call itself a picture of the general kind first.
  if (brandOf(text) === 'mif1' && text.includes('avif')) return null;
  return HEIC.includes(brandOf(text)) ? 'heic' : 'type';
}

/** The first brand of a file of the MPEG-4 family (ISO/IEC 14496-12 §4.3); empty for others. */
function brandOf(text: string): string {
  return text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '';
}

import { isCutOff } from '@vitrine/shared/contract/tools/orders/cut-off';

/** Why a file is not worth sending. */
export type FileFault = 'empty' | 'too-large' | 'heic' | 'type' | 'cut-off' | 'unreadable';

/** What a file is by its content: a picture that the shop reads, one as phones keep it, or why it is none. */
type FileKind = 'picture' | 'phone' | Extract<FileFault, 'empty' | 'type' | 'cut-off'>;

/** As many bytes as the marks below reach. */
const HEAD_BYTES = 32;
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Looks at a file's first bytes and at its end, whatever its name says. The server looks again. */
export async function checkFile(file: File): Promise<FileKind> {
  if (file.size === 0) return 'empty';
  const kind = kindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'type') return kind;
  return isCutOff(new Uint8Array(await file.arrayBuffer())) ? 'cut-off' : kind;
}

function kindOf(head: Uint8Array): 'picture' | 'phone' | 'type' {
  // Each byte one sign.
  const text = String.fromCharCode(...head);
  const isPicture =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    ['avif', 'avis'].includes(brandOf(text));
  if (isPicture) return 'picture';
  // An AVIF may call itself a picture of the general kind first.
  if (brandOf(text) === 'mif1' && text.includes('avif')) return 'picture';
  return HEIC.includes(brandOf(text)) ? 'phone' : 'type';
}

/** The first brand of a file of the MPEG-4 family (ISO/IEC 14496-12 §4.3); empty for others. */
function brandOf(text: string): string {
  return text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '';
}

/** SHA-256 in hex; null where the browser has none: without https there is no `crypto.subtle`. */
export async function hashFile(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

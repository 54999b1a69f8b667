import { isSignedBy, readBooksKey } from '../../books/index.ts';
import type { SheetSigner } from '../provenance/issue-sheet.ts';

/** Signs with the key of the books, which is made when it is first needed. */
export const sheetSigner = (dataDir: string): SheetSigner => ({
  readKey: () => readBooksKey(dataDir),
  isSignedBy,
});

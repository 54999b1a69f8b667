/* The door of this subject: what the others may use. */

export { isSignedBy, readBooksKey } from './books-key.ts';
export { renderRootMail } from './mails/root-mail.ts';
export { createBookkeeper, type KeepBooks } from './keep-books.ts';
export { momentOf, proveBooks, type LedgerProof } from './prove-books.ts';
export { hasBooks } from './store/read-books.ts';

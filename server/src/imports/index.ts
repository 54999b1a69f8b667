/* The door of this subject: what the others may use. */

export { exportInsects } from './csv/export-insects.ts';
export { refusedFile } from './csv/refused-lines.ts';
export { runImports } from './run-imports.ts';
export { STOCK_BACK } from './undo-import.ts';
export { forgetImports, readImport } from './store/imports.ts';

/** Small letters without accents, for texts that are compared with what somebody typed. The server's search folds more. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsCoding } from '@vitrine/shared/contract/federation/accepts-coding';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Better takes three times as long and saves a fiftieth.
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // Looks back 256 KB, over the whole of a page; more memory for each page would bring nothing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** In order of preference; browsers accept Brotli over HTTPS only. */
const PACKERS = {
  br: (page: Buffer) => packBrotli(page, BROTLI),
  gzip: (page: Buffer) => packGzip(page, { level: 6 }),
};
export type Coding = keyof typeof PACKERS;
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** The coding for an `accept-encoding` header; null: uncompressed. */
export const codingFor = (header: string): Coding | null =>
  CODINGS.find((coding) => acceptsCoding(coding, header)) ?? null;

/** Compresses a page in zlib's thread pool. The same page becomes the same bytes in every process. */
export const pack = (coding: Coding, page: Buffer): Promise<Buffer> => PACKERS[coding](page);

import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';

/** Where a browser finds a file of the shell's own release. */
export const clientFile = ({ shellUrl }: Pick<StorefrontOptions, 'shellUrl'>, name: string): string =>
  `${shellUrl}client/${name}`;

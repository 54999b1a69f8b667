import { contentName, POOL } from '@vitrine/shared/contract/federation/content-name';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';

/** Where a browser finds the files of the shell's own releases. */
export const ownFiles = ({ shellUrl }: Pick<StorefrontOptions, 'shellUrl'>): string => `${shellUrl}${POOL}/`;

/** Where a browser finds a file of the shell's own release. */
export const clientFile = (
  { shell, shellUrl }: Pick<StorefrontOptions, 'shell' | 'shellUrl'>,
  name: string,
): string => ownFiles({ shellUrl }) + contentName(name, shell.client[name] ?? '');

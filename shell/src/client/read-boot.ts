import { BOOT_ID } from '../model/boot-ids.ts';
import { bootSchema, type Boot } from '../model/boot.ts';

/** The boot data of this page. A page without it was not drawn by our server: that is a bug. */
export function readBoot(): Boot {
  return bootSchema.parse(JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? 'null'));
}

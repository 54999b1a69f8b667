import { z } from '@vitrine/shared/contract/zod';
import { BOOT_ID } from '../model/boot-ids.ts';
import { bootSchema, parseBoot, type Boot } from '../model/boot.ts';
import { nextTask } from './next-task.ts';

/** The frame's data are most of what is checked: each half in a task of its own. */
const frameOfBoot = z.pick(bootSchema, { frame: true });
const restOfBoot = z.omit(bootSchema, { frame: true });

/** The boot data of this page. A page without it was not drawn by our server: that is a bug. */
export async function readBoot(): Promise<Boot> {
  const said: unknown = parseBoot(document.getElementById(BOOT_ID)?.textContent ?? 'null');
  await nextTask();
  const { frame } = frameOfBoot.parse(said);
  await nextTask();
  return { ...restOfBoot.parse(said), frame };
}

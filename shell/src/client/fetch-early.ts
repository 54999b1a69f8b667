import { EARLY_ID } from '../model/boot-ids.ts';
import { nextTask } from './next-task.ts';

/**
 * Fetches the scripts of this page side by side, that would ask for each other one by one. The server names them. Each
 * begins in a task of its own: a phone takes some milliseconds for it.
 */
export async function fetchEarly(): Promise<void> {
  const early = document.getElementById(EARLY_ID);
  if (!(early instanceof HTMLTemplateElement)) return;
  for (const link of [...early.content.children]) {
    document.head.append(link);
    await nextTask();
  }
}

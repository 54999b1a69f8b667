import { unownedGoneSchema, unownedPageSchema, type Unowned } from '@vitrine/shared/contract/tools/pictures';
import type { ToolsApi } from '../tools-api.ts';

/** @param after the `next` of the page before; empty for the first */
export const readUnowned = (api: ToolsApi, after: string) =>
  api.get('/pictures/unowned', unownedPageSchema, { after });

/** Removes them for good, but for what belongs to something by now. */
export const cleanUnowned = (api: ToolsApi, items: Unowned[]) =>
  api.delete('/pictures/unowned', unownedGoneSchema, {
    items: items.map(({ kind, key }) => ({ kind, key })),
  });

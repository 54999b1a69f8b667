import {
  spacedTextsSchema,
  spacesMendedSchema,
  type MendRequest,
  type SpacedKind,
} from '@vitrine/shared/contract/tools/data-quality';
import type { ToolsApi } from '../tools-api.ts';

export const listSpaced = (api: ToolsApi, kind: SpacedKind, after: string) =>
  api.get(`/spaces/${kind}`, spacedTextsSchema, { after: after || undefined });

/** Without texts: all, so many at a time. */
export const mendSpaces = (api: ToolsApi, kind: SpacedKind, texts?: MendRequest['texts']) =>
  api.post(`/spaces/${kind}`, spacesMendedSchema, { texts });

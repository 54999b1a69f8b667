import {
  gapsFilledSchema,
  incompleteLotsSchema,
  unpicturedSchema,
  type MissingFamiliesRequest,
  type MissingOriginsRequest,
  spacedTextsSchema,
  spacesMendedSchema,
  type MendRequest,
  type SpacedKind,
} from '@vitrine/shared/contract/tools/data-quality';
import { insectChoicesSchema, localityListSchema } from '@vitrine/shared/contract/tools/catalogue';
import type { ToolsApi } from '../tools-api.ts';

export const listMissingFamilies = (api: ToolsApi, after: string) =>
  api.get('/missing/families', incompleteLotsSchema, { after: after || undefined });

export const listMissingOrigins = (api: ToolsApi, after: string) =>
  api.get('/missing/origins', incompleteLotsSchema, { after: after || undefined });

export const listUnpictured = (api: ToolsApi) => api.get('/missing/pictures', unpicturedSchema);

/** The families and countries that fields choose from. */
export const listChoices = (api: ToolsApi) => api.get('/insects/choices', insectChoicesSchema);

export const fillFamilies = (api: ToolsApi, request: MissingFamiliesRequest) =>
  api.post('/missing/families', gapsFilledSchema, request);

export const fillOrigins = (api: ToolsApi, request: MissingOriginsRequest) =>
  api.post('/missing/origins', gapsFilledSchema, request);

/** Places that lots are from, in a country when one is named. */
export const suggestLocalities = (api: ToolsApi, typed: string, country: string) =>
  api.get('/insects/localities', localityListSchema, { q: typed, country: country || undefined });

export const listSpaced = (api: ToolsApi, kind: SpacedKind, after: string) =>
  api.get(`/spaces/${kind}`, spacedTextsSchema, { after: after || undefined });

/** Without texts: all, so many at a time. */
export const mendSpaces = (api: ToolsApi, kind: SpacedKind, texts?: MendRequest['texts']) =>
  api.post(`/spaces/${kind}`, spacesMendedSchema, { texts });

import {
  gapsFilledSchema,
  gapsSchema,
  unpicturedSchema,
  type FamilyGapsRequest,
  type OriginGapsRequest,
} from '@vitrine/shared/contract/tools/tidy';
import { insectChoicesSchema, localityListSchema } from '@vitrine/shared/contract/tools/catalogue';
import type { ToolsApi } from '../tools-api.ts';

export const listFamilyGaps = (api: ToolsApi, after: string) =>
  api.get('/missing/families', gapsSchema, { after: after || undefined });

export const listOriginGaps = (api: ToolsApi, after: string) =>
  api.get('/missing/origins', gapsSchema, { after: after || undefined });

export const listUnpictured = (api: ToolsApi) => api.get('/missing/pictures', unpicturedSchema);

/** The families and countries that fields choose from. */
export const listChoices = (api: ToolsApi) => api.get('/insects/choices', insectChoicesSchema);

export const fillFamilies = (api: ToolsApi, request: FamilyGapsRequest) =>
  api.post('/missing/families', gapsFilledSchema, request);

export const fillOrigins = (api: ToolsApi, request: OriginGapsRequest) =>
  api.post('/missing/origins', gapsFilledSchema, request);

/** Places that lots are from, in a country when one is named. */
export const suggestLocalities = (api: ToolsApi, typed: string, country: string) =>
  api.get('/insects/localities', localityListSchema, { q: typed, country: country || undefined });

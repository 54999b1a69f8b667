import {
  flawPinsSchema,
  flawsSavedSchema,
  type FlawForm,
  type FlawPin,
} from '@vitrine/shared/contract/tools/flaws';
import type { ToolsApi } from '../tools-api.ts';

const pathOf = (insectId: number) => `/insects/${insectId}/flaws`;

export const readFlaws = (api: ToolsApi, insectId: number) => api.get(pathOf(insectId), flawPinsSchema);

export const addFlaw = (api: ToolsApi, insectId: number, form: FlawForm) =>
  api.post(pathOf(insectId), flawsSavedSchema, form);

export const editFlaw = (
  api: ToolsApi,
  insectId: number,
  { id, revision }: Pick<FlawPin, 'id' | 'revision'>,
  form: FlawForm,
) => api.put(`${pathOf(insectId)}/${id}`, flawsSavedSchema, { ...form, revision });

export const removeFlaw = (api: ToolsApi, insectId: number, id: number) =>
  api.delete(`${pathOf(insectId)}/${id}`, flawsSavedSchema);

import { settingsSavedSchema, toolSettingsSchema } from '@vitrine/shared/contract/tools/settings';
import type { ToolsApi } from '../tools-api.ts';

export const readSettings = (api: ToolsApi) => api.get('/settings', toolSettingsSchema);

export const saveSettings = (api: ToolsApi, form: object) => api.put('/settings', settingsSavedSchema, form);

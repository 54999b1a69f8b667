import { vitalsSchema } from '@vitrine/shared/contract/tools/operations/vitals';
import type { ToolsApi } from '../tools-api.ts';

/** How fast pages were in the browsers of visitors, in the last week. */
export const readVitals = (api: ToolsApi) => api.get('/vitals', vitalsSchema);

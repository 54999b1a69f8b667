import { auditedSchema, type StaffRole } from '@vitrine/shared/contract/tools/tools';
import { staffListSchema, type Invitation } from '@vitrine/shared/contract/tools/staff';
import type { ToolsApi } from '../tools-api.ts';

export const listStaff = (api: ToolsApi) => api.get('/staff', staffListSchema);

/** A mail with a link to a password goes out. */
export const inviteStaff = (api: ToolsApi, invitation: Invitation) =>
  api.post('/staff', auditedSchema, invitation);

export const inviteAgain = (api: ToolsApi, id: number) => api.post(`/staff/${id}/invitation`, auditedSchema);

export const changeRole = (api: ToolsApi, id: number, role: StaffRole) =>
  api.patch(`/staff/${id}`, auditedSchema, { role });

export const endSessions = (api: ToolsApi, id: number) =>
  api.post(`/staff/${id}/end-sessions`, auditedSchema);

/** Of anybody with an account, by the address. */
export const endSessionsOf = (api: ToolsApi, email: string) =>
  api.post('/sessions/end', auditedSchema, { email });

/** Of everybody but who asks. */
export const endEverySession = (api: ToolsApi) => api.post('/sessions/end-all', auditedSchema);

/** Ends the sessions too. */
export const resetSecondFactor = (api: ToolsApi, id: number) =>
  api.post(`/staff/${id}/reset-second-factor`, auditedSchema);

/** A customer from then on. */
export const removeStaff = (api: ToolsApi, id: number) => api.delete(`/staff/${id}`, auditedSchema);

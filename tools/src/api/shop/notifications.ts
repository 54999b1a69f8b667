import {
  notificationsSavedSchema,
  notificationsSchema,
  type Notifications,
} from '@vitrine/shared/contract/tools/operations/notifications';
import type { ToolsApi } from '../tools-api.ts';

export const readNotifications = (api: ToolsApi) => api.get('/notifications', notificationsSchema);

export const saveNotifications = (api: ToolsApi, chosen: Notifications) =>
  api.put('/notifications', notificationsSavedSchema, chosen);

import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import {
  postSavedSchema,
  toolPostSchema,
  toolPostsSchema,
  wordingSchema,
} from '@vitrine/shared/contract/tools/texts';
import type { ToolsApi } from '../tools-api.ts';

export const listPosts = (api: ToolsApi) => api.get('/posts', toolPostsSchema);

export const readPost = (api: ToolsApi, id: string) =>
  api.get(`/posts/${encodeURIComponent(id)}`, toolPostSchema);

export const createPost = (api: ToolsApi, form: object) => api.post('/posts', postSavedSchema, form);

export const editPost = (api: ToolsApi, id: number, form: object) =>
  api.put(`/posts/${id}`, postSavedSchema, form);

export const deletePost = (api: ToolsApi, id: number, revision: number) =>
  api.delete(`/posts/${id}?revision=${revision}`, auditedSchema);

export const readPostVersion = (api: ToolsApi, id: number, version: number) =>
  api.get(`/posts/${id}/versions/${version}`, wordingSchema);

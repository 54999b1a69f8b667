import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

type Schema<T> = Parameters<typeof parsed<T>>[0];
type Query = ApiRequest['query'];

/** The API of the tools: paths are below `/api/tools`, answers are read by the schema of their contract. */
export interface ToolsApi {
  get<T>(path: string, schema: Schema<T>, query?: Query): Promise<ApiResult<T>>;
  post<T>(path: string, schema: Schema<T>, body?: unknown): Promise<ApiResult<T>>;
  put<T>(path: string, schema: Schema<T>, body: unknown): Promise<ApiResult<T>>;
  patch<T>(path: string, schema: Schema<T>, body: unknown): Promise<ApiResult<T>>;
  delete<T>(path: string, schema: Schema<T>, body?: unknown): Promise<ApiResult<T>>;
}

/**
 * @param api `remote.api(args)` in a loader, `remote.browserApi` for what is done on a page
 */
export function toolsApi(api: ApiTransport): ToolsApi {
  const write =
    (method: ApiRequest['method']) =>
    async <T>(path: string, schema: Schema<T>, body?: unknown) =>
      parsed(schema, await api({ method, path: below(path), ...(body !== undefined && { body }) }));
  return {
    get: async (path, schema, query) =>
      parsed(schema, await api({ method: 'GET', path: below(path), ...(query && { query }) })),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: write('DELETE'),
  };
}

const below = (path: string) => `/api/tools${path}`;

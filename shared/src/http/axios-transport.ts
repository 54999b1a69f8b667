import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type * as answers from './answers.ts';
import type { ApiFailure, ApiRequest, ApiResult, ApiTransport } from '../contract/failure.ts';

/** Longest wait for the app API and for the content service (seed §9). */
export const TIMEOUT_MS = 15_000;
/** The same for a file: as long as the server takes one. */
const FILE_TIMEOUT_MS = 120_000;

/** The app API as the browser reaches it. axios is fetched with the first call, and what reads its answers: a page that only shows needs neither. */
export function axiosTransport(locale: () => string): ApiTransport {
  return async (request) => {
    try {
      return await send(await (loading ??= fetchParts()), request, locale());
    } catch {
      loading = undefined;
      return { ok: false, failure: { kind: 'offline' } };
    }
  };
}

let loading: Promise<Parts> | undefined;

type Parts = [AxiosInstance, Pick<typeof answers, 'readAnswer'>];

function fetchParts(): Promise<Parts> {
  return Promise.all([createHttpClient(), import('./answers.ts')]);
}

/** axios as the shop uses it: no retry, every status is an answer. */
export async function createHttpClient(
  settings: Pick<AxiosRequestConfig, 'baseURL' | 'timeout'> = {},
): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  return axios.create({
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    paramsSerializer: { indexes: null },
    // Below the service worker's and the browser's caches: what is shown must be what is.
    adapter: 'fetch',
    ...settings,
  });
}

/** Why a request has no answer, by what axios threw. */
export function lostConnection(error: unknown): ApiFailure {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  // Its two ways of asking name a timeout differently.
  return { kind: code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? 'timeout' : 'offline' };
}

async function send(
  [client, { readAnswer }]: Parts,
  request: ApiRequest,
  locale: string,
): Promise<ApiResult<unknown>> {
  const { method, path, query, body, signal, headers, onProgress } = request;
  try {
    const answer = await client.request<unknown>({
      method,
      url: path,
      params: query,
      data: body,
      headers: { ...headers, 'x-locale': locale },
      ...(signal && { signal }),
      ...(onProgress && watched(onProgress)),
    });
    return readAnswer(answer.status, answer.data);
  } catch (error) {
    return { ok: false, failure: lostConnection(error) };
  }
}

/** Only the older way of asking tells how much has gone. */
function watched(onProgress: (sent: number) => void): AxiosRequestConfig {
  return {
    adapter: 'xhr',
    timeout: FILE_TIMEOUT_MS,
    onUploadProgress: ({ loaded }) => onProgress(loaded),
  };
}

import type { ApiFailure, ApiTransport } from '@vitrine/shared/contract/failure';

/** The shop's own weather, as opposed to an answer that says no. */
const WEATHER: ApiFailure['kind'][] = ['offline', 'timeout', 'broken'];

/** An API that remembers whether it failed to answer: loaders draw on without what they could not get. */
export function watchFailures(api: ApiTransport): { api: ApiTransport; hasFailed: () => boolean } {
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    api: async (request) => {
      const result = await api(request);
      if (!result.ok && WEATHER.includes(result.failure.kind)) hasFailed = true;
      return result;
    },
  };
}

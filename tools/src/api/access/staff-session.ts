import type { LoaderFunctionArgs } from 'react-router';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { staffSchema, type Staff } from '@vitrine/shared/contract/tools/tools';
import { doneSchema, type Done } from '@vitrine/shared/contract/accounts/account';
import { parsed } from '@vitrine/shared/http/parsed';
import { toolsApi } from '../tools-api.ts';

type Visit = Pick<LoaderFunctionArgs, 'context'>;

const asked = new WeakMap<Visit['context'], Promise<ApiResult<Staff>>>();

/** Who works here. The frame and the page ask for one visit together: it is one call. */
export function readMe(remote: RemoteContext, args: Visit): Promise<ApiResult<Staff>> {
  const asking = asked.get(args.context) ?? toolsApi(remote.api(args)).get('/me', staffSchema);
  asked.set(args.context, asking);
  return asking;
}

/** Logs this browser out. */
export async function logOut(api: ApiTransport): Promise<ApiResult<Done>> {
  return parsed(doneSchema, await api({ method: 'POST', path: '/api/auth/logout' }));
}

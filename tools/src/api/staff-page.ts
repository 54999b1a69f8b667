import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { neededLoginPath } from '@vitrine/shared/paths/login-path';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import type { Gated } from '../model/lists/page-data.ts';
import { isToolName, mayOpen } from '../model/tool-pages.ts';
import { readMe } from './access/staff-session.ts';
import { toolsApi, type ToolsApi } from './tools-api.ts';

/** What a page of the tools loads with. */
export interface StaffVisit extends PageContext {
  me: Staff;
  api: ToolsApi;
  /** The value of an answer; a failure is drawn in the page's place, a session that is over leads to the login. */
  need<Value>(answer: ApiResult<Value>): Value;
}

/**
 * The loader of a page for staff: admits who has the right that `model/tool-pages.ts` names for the page, and loads
 * nothing before the second factor is passed.
 * @throws Response 302 to the login, with the way back, when nobody is logged in
 * @throws Response 403 for a customer, and for staff without the right
 */
export function staffPage<Data>(load: (args: LoaderFunctionArgs, visit: StaffVisit) => Promise<Data> | Data) {
  return async (args: LoaderFunctionArgs, page: PageContext): Promise<Gated<Data>> => {
    const need = <Value>(answer: ApiResult<Value>) => loadOwn(answer, args.request, page.locale);
    const me = need(await readMe(page.remote, args));
    if (me.secondFactor !== 'passed') return { isOpen: false };
    if (isToolName(page.name) && !mayOpen(page.name, me)) throw new Response(null, { status: 403 });
    const api = toolsApi(page.remote.api(args));
    return { isOpen: true, data: await load(args, { ...page, me, api, need }) };
  };
}

function loadOwn<Value>(result: ApiResult<Value>, request: Request, locale: Locale): Value {
  if (result.ok || result.failure.kind !== 'unauthorized') return loadOrThrow(result);
  const { pathname, search } = new URL(request.url);
  throw redirect(neededLoginPath(locale, pathname + search));
}

import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { DRAFT_PARAM, type FormDraft } from '@vitrine/shared/contract/form-draft';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/form-draft')).formDraftSchema;

/**
 * What was typed in the form of a page that is opened again, because the shop could not take it and no script ran.
 * Null on a first visit, and when it is too long ago.
 */
export async function readFormDraft(api: ApiTransport, request: Request): Promise<FormDraft | null> {
  const token = new URL(request.url).searchParams.get(DRAFT_PARAM);
  if (!token) return null;
  const path = `/api/form-drafts/${encodeURIComponent(token)}`;
  const answer = await parsedLater(contract, api({ method: 'GET', path }));
  return answer.ok ? answer.value : null;
}

import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Post } from '@vitrine/shared/contract/text';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/text')).postSchema;

/** A post by its slug in any language. */
export async function readPost(api: ApiTransport, slug: string, locale: Locale): Promise<ApiResult<Post>> {
  const path = `/api/posts/${encodeURIComponent(slug)}`;
  return parsedLater(contract, api({ method: 'GET', path, query: { locale } }));
}

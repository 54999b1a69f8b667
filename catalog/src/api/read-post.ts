import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { postSchema, type Post } from '@vitrine/shared/contract/text';
import { parsed } from '@vitrine/shared/http/parsed';

/** A post by its slug in any language. */
export async function readPost(api: ApiTransport, slug: string, locale: Locale): Promise<ApiResult<Post>> {
  const path = `/api/posts/${encodeURIComponent(slug)}`;
  return parsed(postSchema, await api({ method: 'GET', path, query: { locale } }));
}

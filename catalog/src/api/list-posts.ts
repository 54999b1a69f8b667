import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { postListSchema, type PostList } from '@vitrine/shared/contract/text';
import { parsed } from '@vitrine/shared/http/parsed';

/** A page of the blog, newest first. @param page from 1 */
export async function listPosts(
  api: ApiTransport,
  locale: Locale,
  page: string = '1',
): Promise<ApiResult<PostList>> {
  return parsed(postListSchema, await api({ method: 'GET', path: '/api/posts', query: { locale, page } }));
}

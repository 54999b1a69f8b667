import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PostList } from '@vitrine/shared/contract/text';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/text')).postListSchema;

/** A page of the blog, newest first. @param page from 1 */
export async function listPosts(
  api: ApiTransport,
  locale: Locale,
  page: string = '1',
): Promise<ApiResult<PostList>> {
  return parsedLater(contract, api({ method: 'GET', path: '/api/posts', query: { locale, page } }));
}

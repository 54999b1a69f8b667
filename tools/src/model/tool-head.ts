import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { isToolName, TOOL_PAGES } from './tool-pages.ts';

/** The head of a page of the tools: its title, and that search engines leave it alone. */
export function toolHead(_data: unknown, { intl, name }: Pick<PageContext, 'intl' | 'name'>): PageHead {
  const title = isToolName(name) ? intl.formatMessage({ id: TOOL_PAGES[name].title }) : '';
  return { title: `${title} · Vitrine`, isIndexed: false };
}

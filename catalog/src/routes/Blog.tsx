import type { PageHead } from '@vitrine/shared/contract/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useIntl } from 'react-intl';
import { PostTeaser } from '../components/PostTeaser.tsx';
import { pageTitle } from '../model/page-title.ts';
import { POSTS } from '../texts/posts.ts';

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'catalog.blog.title' })),
    description: intl.formatMessage({ id: 'catalog.blog.lead' }),
    alternates: pathsTo('blog'),
  };
}

export function Component() {
  const intl = useIntl();
  return (
    <>
      <PageTitle lead={intl.formatMessage({ id: 'catalog.blog.lead' })}>
        {intl.formatMessage({ id: 'catalog.blog.title' })}
      </PageTitle>
      <div>
        {POSTS.map((post) => (
          <PostTeaser key={post.slug.en} post={post} headingLevel={2} />
        ))}
      </div>
    </>
  );
}

import { LOCALES } from '@vitrine/shared/contract/locale';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { listPosts } from '../../api/shop/posts.ts';
import { staffPage } from '../../api/staff-page.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { MissingLanguages } from '../../components/texts/MissingLanguages.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await listPosts(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const { posts } = usePageData<typeof loader>();
  const mayWrite = useMay('shop-write');
  const postTitle = ({ title }: (typeof posts)[number]) =>
    [locale, ...LOCALES].map((language) => title[language]).find(Boolean) ?? words('posts.untitled');
  return (
    <WorkPage
      name="toolsPosts"
      title={words('posts.title')}
      lead={words('posts.lead')}
      actions={
        mayWrite && (
          <ButtonLink to={fillPath('toolsPostNew', locale, {})}>{words('postNew.title')}</ButtonLink>
        )
      }
    >
      <DataTable
        caption={words('posts.title')}
        rows={posts}
        idOf={({ id }) => String(id)}
        nameOf={postTitle}
        hrefOf={({ id }) => fillPath('toolsPost', locale, { id: String(id) })}
        empty={words('posts.none')}
        columns={[
          { key: 'title', title: words('texts.heading'), isName: true, cell: postTitle },
          { key: 'state', title: words('posts.state'), cell: ({ state }) => words(`posts.state.${state}`) },
          {
            key: 'at',
            title: words('posts.publishedAt'),
            cell: ({ publishedAt }) => (publishedAt ? formats.moment(publishedAt) : '–'),
          },
          {
            key: 'missing',
            title: words('texts.missing'),
            cell: ({ missing }) => <MissingLanguages missing={missing} />,
          },
        ]}
      />
    </WorkPage>
  );
}

import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { listTexts } from '../../api/shop/texts.ts';
import { staffPage } from '../../api/staff-page.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { MissingLanguages } from '../../components/texts/MissingLanguages.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await listTexts(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const { texts } = usePageData<typeof loader>();
  return (
    <WorkPage name="toolsTexts" title={words('texts.title')} lead={words('texts.pagesLead')}>
      <DataTable
        caption={words('texts.title')}
        rows={texts}
        idOf={({ name }) => name}
        nameOf={({ title, name }) => title[locale] || name}
        hrefOf={({ name }) => fillPath('toolsText', locale, { name })}
        columns={[
          {
            key: 'title',
            title: words('texts.heading'),
            isName: true,
            cell: ({ title, name }) => title[locale] || name,
          },
          {
            key: 'version',
            title: words('texts.version'),
            isFigure: true,
            cell: ({ version }) => version,
          },
          { key: 'at', title: words('texts.savedAt'), cell: ({ updatedAt }) => formats.moment(updatedAt) },
          {
            key: 'by',
            title: words('texts.savedBy'),
            cell: ({ savedBy }) => savedBy || words('texts.byTheShop'),
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

import type { Unpictured as Found } from '@vitrine/shared/contract/tools/data-quality';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { familyCategoryOf } from '../../model/data-quality/family-category.ts';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';

type Row = Found['families'][number];

/** Families that show no picture of their own; their pictures are sent on the page for that. */
export function Unpictured({ families }: Found) {
  const words = useWords();
  const locale = useLocale();
  const columns: Column<Row>[] = [
    { key: 'name', title: words('missing.family'), isName: true, cell: ({ family }) => family.name[locale] },
    {
      key: 'category',
      title: words('missing.category'),
      cell: ({ family }) => words(`category.${familyCategoryOf(family.category)}`),
    },
    {
      key: 'lots',
      title: words('missing.lots'),
      isFigure: true,
      cell: ({ insects }) => formatCount(insects, locale),
    },
  ];
  return (
    <>
      <p>
        <SiteLink to={pathTo('toolsImagesFamily', locale)}>{words('missing.toPictures')}</SiteLink>
      </p>
      <DataTable
        caption={words('missing.unpictured')}
        columns={columns}
        rows={families}
        idOf={({ family }) => String(family.id)}
        nameOf={({ family }) => family.name[locale]}
        hrefOf={({ family }) => pathTo('toolsFamily', locale, { id: String(family.id) })}
        empty={words('missing.allPictured')}
      />
    </>
  );
}

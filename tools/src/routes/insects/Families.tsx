import { Fragment, type ReactNode } from 'react';
import type { FamilyDetail } from '@vitrine/shared/contract/tools/families';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { listFamilies } from '../../api/insects/families.ts';
import { staffPage } from '../../api/staff-page.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { FilterBar } from '../../components/list/FilterBar.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import style from '../../components/families/Families.module.css';
import { shownFamilies } from '../../model/families/shown-families.ts';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import type { Column } from '../../model/lists/table.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await listFamilies(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const { families } = usePageData<typeof loader>();
  const { get } = useListAddress();
  const mayWrite = useMay('catalogue-write');
  const sort = get('sort') || 'category:asc';
  return (
    <WorkPage
      name="toolsFamilies"
      title={words('families.title')}
      lead={words('families.lead')}
      actions={
        mayWrite && <ButtonLink to={pathTo('toolsFamilyNew', locale)}>{words('families.new')}</ButtonLink>
      }
    >
      <FilterBar names={['q']}>
        <Field name="q" type="search" label={words('families.q')} defaultValue={get('q')} />
      </FilterBar>
      <div className={style['list']}>
        <DataTable
          caption={words('families.caption')}
          columns={useColumns()}
          rows={shownFamilies(families, get('q'), sort, locale)}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name[locale]}
          hrefOf={({ id }) => pathTo('toolsFamily', locale, { id: String(id) })}
          sort={sort}
          empty={words('families.empty')}
        />
      </div>
    </WorkPage>
  );
}

function useColumns(): Column<FamilyDetail>[] {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  return [
    {
      key: 'name',
      title: words('family.name'),
      sort: 'name',
      isName: true,
      cell: ({ name }) => name[locale],
    },
    {
      key: 'category',
      title: words('families.col.category'),
      sort: 'category',
      cell: ({ category }) => words(`category.${category}`),
    },
    {
      key: 'address',
      title: words('families.col.address'),
      cell: (family) => <span className={style['address']}>{breakable(familyPath(family, locale))}</span>,
    },
    {
      key: 'insects',
      title: words('families.col.insects'),
      sort: 'insects',
      isFigure: true,
      cell: ({ id, insects }) => (
        <SiteLink to={withQuery(pathTo('toolsInsects', locale), { family: String(id) })}>{insects}</SiteLink>
      ),
    },
    {
      key: 'updated',
      title: words('families.col.updated'),
      sort: 'updated',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{moment(updatedAt)}</time>,
    },
  ];
}

/** An address that a narrow column breaks between its steps, not within a word. */
function breakable(address: string): ReactNode {
  return address.split('/').map((step, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {step}
    </Fragment>
  ));
}

import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type InsectSelection } from '@vitrine/shared/contract/tools/bulk';
import { insectQuerySchema } from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import type { SavedView } from '@vitrine/shared/contract/tools/views';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { exportAddress } from '../../api/insects/imports.ts';
import { listInsects, listViews, readChoices } from '../../api/insects/insects.ts';
import { staffPage } from '../../api/staff-page.ts';
import { BulkForm } from '../../components/insects/table/BulkForm.tsx';
import { InsectFilters } from '../../components/insects/table/InsectFilters.tsx';
import { InsectTable } from '../../components/insects/table/InsectTable.tsx';
import { PageLinks } from '../../components/list/PageLinks.tsx';
import { Toolbar } from '../../components/list/Toolbar.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { keepTrail } from '../../model/insects/list-trail.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { useSelection } from '../../model/lists/selection.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { GIVEN_VIEWS, viewQuery } from '../../model/insects/views.ts';
import style from '../../components/insects/table/Insects.module.css';
import { OwnViews } from '../../components/insects/table/OwnViews.tsx';

/** Filters that the address spells wrong narrow nothing. */
export const loader = staffPage(async ({ request }, { api, need }) => {
  const { searchParams } = new URL(request.url);
  const filled = Object.fromEntries([...searchParams].filter(([, value]) => value !== ''));
  const read = insectQuerySchema.safeParse(filled);
  const query = read.success ? read.data : {};
  const page = /^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '')?.[0];
  const [list, choices, own] = await Promise.all([
    listInsects(api, { ...query, page }),
    readChoices(api),
    listViews(api),
  ]);
  return { query, list: need(list), choices: need(choices), views: need(own).views };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const { query, list, choices, views } = usePageData<typeof loader>();
  const { rows, total, page, pages } = list;
  const mayWrite = useMay('catalogue-write');
  useEffect(() => keepTrail(rows.map(({ id }) => id)), [rows]);
  return (
    <WorkPage
      name="toolsInsects"
      title={words('insects.title')}
      lead={words('insects.lead')}
      count={words('insects.count', { count: total })}
      actions={
        <>
          <ButtonLink to={exportAddress(query, locale)} variant="quiet" reloads>
            {words('import.exportList')}
          </ButtonLink>
          {mayWrite && (
            <>
              <ButtonLink to={pathTo('toolsInsectPhotos', locale)} variant="quiet">
                {words('photos.first')}
              </ButtonLink>
              <ButtonLink to={pathTo('toolsInsectNew', locale)}>{words('insects.new')}</ButtonLink>
            </>
          )}
        </>
      }
    >
      <ViewBar views={views} />
      <InsectFilters families={choices.families} />
      {mayWrite ? <Changeable /> : <InsectTable rows={rows} selection={null} />}
      <PageLinks page={page} pages={pages} />
    </WorkPage>
  );
}

/** The lots, and what can be done with many of them at once. */
function Changeable() {
  const words = useWords();
  const { query, list, choices } = usePageData<typeof loader>();
  const { rows, total } = list;
  const { revalidate } = useRevalidator();
  const selection = useSelection(rows.map(({ id }) => String(id)));
  const [changing, setChanging] = useState<{ lots: InsectSelection; count: number } | null>(null);
  const chosen = () =>
    setChanging({ lots: { ids: [...selection.ids].map(Number) }, count: selection.ids.size });
  const close = () => setChanging(null);
  return (
    <>
      <Toolbar selection={selection}>
        <Button onClick={chosen}>{words('bulk.open')}</Button>
        {total > rows.length && selection.ids.size === rows.length && (
          <Button variant="quiet" onClick={() => setChanging({ lots: { all: query }, count: total })}>
            {words('bulk.openAll', { count: total })}
          </Button>
        )}
      </Toolbar>
      <InsectTable rows={rows} selection={selection} />
      <Dialog
        isOpen={changing !== null}
        title={words('bulk.title', { count: changing?.count ?? 0 })}
        closeLabel={words('common.close')}
        onClose={close}
      >
        {changing && (
          <BulkForm
            selection={changing.lots}
            choices={choices}
            onDone={() => {
              close();
              void revalidate();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

/** Lists that are looked at often: those everybody has, and one's own. */
function ViewBar({ views }: { views: readonly SavedView[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const api = toolsApi(useRemote().browserApi);
  const given = GIVEN_VIEWS.map(({ title, query }) => ({ key: title, name: words(title), query }));
  const own = views.map(({ id, name, query }) => ({ key: String(id), name, query }));
  return (
    <nav aria-label={words('views.label')}>
      <ul className={style['views']} role="list">
        {[...given, ...own].map(({ key, name, query }) => (
          <li key={key}>
            <View name={name} query={query} />
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {words('views.manage')}
          </Button>
        </li>
      </ul>
      <Dialog
        isOpen={isOpen}
        title={words('views.title')}
        closeLabel={words('common.close')}
        onClose={() => setOpen(false)}
      >
        <OwnViews api={api} views={views} onChange={revalidate} />
      </Dialog>
    </nav>
  );
}

function View({ name, query }: { name: string; query: string }) {
  const { pathname, search } = useLocation();
  const isOpen = viewQuery(search) === viewQuery(query);
  return (
    <SiteLink
      to={query === '' ? pathname : `${pathname}?${query}`}
      className={style['view']}
      {...(isOpen && { 'aria-current': 'page' as const })}
    >
      {name}
    </SiteLink>
  );
}

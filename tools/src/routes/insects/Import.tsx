import {
  type Import,
  IMPORT_KINDS,
  type ImportKind,
  importKindSchema,
} from '@vitrine/shared/contract/tools/import';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import {
  exportAddress,
  listImports,
  readImport,
  readImportLines,
  refusedAddress,
} from '../../api/insects/imports.ts';
import { staffPage } from '../../api/staff-page.ts';
import { ImportLines } from '../../components/import/ImportLines.tsx';
import { KnownWords } from '../../components/import/KnownWords.tsx';
import { OneImport } from '../../components/import/OneImport.tsx';
import { SendFile } from '../../components/import/SendFile.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn, useListAddress } from '../../model/lists/list-address.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/import/Import.module.css';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { DataTable } from '../../components/list/DataTable.tsx';

/** `?id=12&kind=refused&after=`: a file and its lines; without one, where files are sent and fetched. */
export const loader = staffPage(async ({ request }, { api, need }) => {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id');
  if (id === null) return { file: null, ...need(await listImports(api)) } as const;
  const file = need(await readImport(api, id));
  const asked = searchParams.get('kind');
  const kind = asked === 'warned' ? asked : (importKindSchema.safeParse(asked).data ?? firstKind(file));
  if (file.state !== 'checked' && file.state !== 'applied') return { file, kind, lines: null } as const;
  const query = { ...(kind === 'warned' ? { warned: 'yes' } : { kind }), after: placeIn(request) };
  return { file, kind, lines: need(await readImportLines(api, file.id, query)) } as const;
});
export const head = toolHead;

/** What wants looking at is opened first. */
function firstKind({ counts }: Import): ImportKind {
  const order: ImportKind[] = ['refused', 'changed', 'made'];
  return order.find((kind) => counts[kind] > 0) ?? 'unchanged';
}

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const mayWrite = useMay('catalogue-write');
  const data = usePageData<typeof loader>();
  if (data.file === null) {
    return (
      <WorkPage name="toolsImport" title={words('import.title')} lead={words('import.lead')}>
        <div className={style['parts']}>
          {mayWrite && <SendFile />}
          <Export />
        </div>
        <h2 className={style['files']}>{words('import.files')}</h2>
        <FileTable imports={data.imports} />
        {data.words.length > 0 && <KnownWords known={data.words} />}
      </WorkPage>
    );
  }
  return (
    <WorkPage name="toolsImport" title={words('import.title')}>
      <p className={style['back']}>
        <SiteLink to={pathTo('toolsImport', locale)}>{words('import.back')}</SiteLink>
      </p>
      <OneImport file={data.file} key={data.file.id} />
      {data.lines && (
        <>
          <LineKinds file={data.file} current={data.kind} />
          <ImportLines {...data.lines} />
        </>
      )}
    </WorkPage>
  );
}

/** All lots as a file; a narrowed list is exported where it stands. */
function Export() {
  const words = useWords();
  const locale = useLocale();
  return (
    <section className={style['part']} aria-labelledby="import-export">
      <h2 id="import-export">{words('import.export')}</h2>
      <p className={style['lead']}>{words('import.exportText')}</p>
      <p className={style['ways']}>
        <ButtonLink to={exportAddress({}, locale)} variant="quiet" reloads>
          {words('import.exportAll')}
        </ButtonLink>
        <SiteLink to={pathTo('toolsInsects', locale)}>{words('import.exportSome')}</SiteLink>
      </p>
    </section>
  );
}

/** The last files that were sent, and what came of them. */
function FileTable({ imports }: { imports: Import[] }) {
  const words = useWords();
  const { moment } = useFormats();
  const locale = useLocale();
  const columns: Column<Import>[] = [
    { key: 'name', title: words('import.col.file'), cell: ({ name }) => name || '—', isName: true },
    { key: 'at', title: words('import.col.at'), cell: ({ at }) => moment(at) },
    { key: 'by', title: words('import.col.by'), cell: ({ by }) => by },
    { key: 'lines', title: words('import.col.lines'), cell: ({ lines }) => lines, isFigure: true },
    {
      key: 'state',
      title: words('import.col.state'),
      cell: ({ state, counts, isStopped }) =>
        isStopped ? words('import.stopped') : words(`import.state.${state}`, counts),
    },
  ];
  return (
    <DataTable
      caption={words('import.files')}
      columns={columns}
      rows={imports}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => withQuery(pathTo('toolsImport', locale), { id })}
      empty={words('import.noFiles')}
    />
  );
}

/** How many lines are of each kind; each kind leads to its lines. */
function LineKinds({ file, current }: { file: Import; current: ImportKind | 'warned' }) {
  const words = useWords();
  const locale = useLocale();
  const { hrefWith } = useListAddress();
  return (
    <nav aria-label={words('import.kinds')} className={style['kinds']}>
      <ul role="list">
        {IMPORT_KINDS.map((kind) => (
          <li key={kind} data-kind={kind} data-none={file.counts[kind] === 0 || undefined}>
            <SiteLink to={hrefWith({ kind })} {...(kind === current && { 'aria-current': 'page' as const })}>
              <strong>{file.counts[kind].toLocaleString(locale)}</strong>{' '}
              {words(`import.kind.${kind}`, { count: file.counts[kind] })}
            </SiteLink>
          </li>
        ))}
        {file.warned > 0 && (
          <li>
            <SiteLink
              to={hrefWith({ kind: 'warned' })}
              {...(current === 'warned' && { 'aria-current': 'page' as const })}
            >
              <strong>{file.warned.toLocaleString(locale)}</strong> {words('import.kind.warned')}
            </SiteLink>
          </li>
        )}
      </ul>
      {file.counts.refused > 0 && (
        <a href={refusedAddress(file.id, locale)} download>
          {words('import.refusedFile')}
        </a>
      )}
    </nav>
  );
}

import { importKindSchema, type Import, type ImportKind } from '@vitrine/shared/contract/tools/import';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { listImports, readImport, readImportLines, exportAddress } from '../../api/insects/imports.ts';
import { staffPage } from '../../api/staff-page.ts';
import { FileTable } from '../../components/import/FileTable.tsx';
import { ImportLines } from '../../components/import/ImportLines.tsx';
import { KnownWords } from '../../components/import/KnownWords.tsx';
import { LineKinds } from '../../components/import/LineKinds.tsx';
import { OneImport } from '../../components/import/OneImport.tsx';
import { SendFile } from '../../components/import/SendFile.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn } from '../../model/lists/list-address.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/import/Import.module.css';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';

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

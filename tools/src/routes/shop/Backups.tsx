import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Backups } from '@vitrine/shared/contract/tools/operations/backups';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { deleteBackup, listBackups, takeBackup, readRetention } from '../../api/shop/backups.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { BackupTable } from '../../components/backups/BackupTable.tsx';
import { Confirm } from '../../components/form/Confirm.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import type { RetentionRow } from '@vitrine/shared/contract/tools/operations/retention';
import { useAgain } from '../../model/editing/use-again.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/backups/Backups.module.css';
import { Announced } from '../../components/Announced.tsx';
import type { Column } from '../../model/lists/table.ts';
import { DataTable } from '../../components/list/DataTable.tsx';

const LOOK_EVERY_MS = 2000;

export const loader = staffPage(async (_args, { api, need }) => {
  const [backups, retention] = await Promise.all([listBackups(api), readRetention(api)]);
  // A server of before has none.
  return { ...need(backups), retention: retention.ok ? retention.value.rows : null };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const formats = useFormats();
  const { backups, isTaking, failure, freeBytes, retention } = usePageData<typeof loader>();
  const { take, remove, unwanted, setUnwanted } = useBackups();
  useAgain(isTaking ? LOOK_EVERY_MS : null);
  return (
    <WorkPage
      name="toolsBackups"
      title={words('backups.title')}
      lead={words('backups.lead')}
      actions={
        <Button busy={take.isBusy || isTaking} onClick={() => void take.run()}>
          {words('backups.take')}
        </Button>
      }
    >
      <RequestFailed failure={take.failure} />
      {failure !== '' && (
        <Notice tone="error" title={words('backups.failed')}>
          <span lang="en">{failure}</span>
        </Notice>
      )}
      <Announced>{isTaking && words('backups.taking')}</Announced>
      <BackupTable backups={backups} onDelete={setUnwanted} />
      <p className={style['room']}>{words('backups.free', { size: formats.megabytes(freeBytes) })}</p>
      <Restoring newest={backups[0]} />
      {retention && (
        <section className={style['restoring']}>
          <h2>{words('retention.title')}</h2>
          <p>{words('retention.lead')}</p>
          <RetentionTable rows={retention} />
        </section>
      )}
      <Confirm
        isOpen={unwanted !== null}
        title={words('backups.deleteTitle')}
        text={words('backups.deleteText')}
        word={unwanted ?? ''}
        submit={words('backups.delete')}
        isBusy={remove.isBusy}
        failure={remove.failure}
        onConfirm={() => void remove.run(unwanted ?? '')}
        onClose={() => setUnwanted(null)}
      />
    </WorkPage>
  );
}

function useBackups() {
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [unwanted, setUnwanted] = useState<string | null>(null);
  const take = useAction<void, Backups>(() => takeBackup(api), revalidate);
  const remove = useAction(
    (name: string) => deleteBackup(api, name),
    async () => {
      setUnwanted(null);
      await revalidate();
    },
  );
  return { take, remove, unwanted, setUnwanted };
}

/** Putting one back is a command on the machine: the shop must not run meanwhile. */
function Restoring({ newest }: { newest: Backups['backups'][number] | undefined }) {
  const words = useWords();
  return (
    <section className={style['restoring']}>
      <h2>{words('backups.restore')}</h2>
      <p>{words('backups.restoreText')}</p>
      <pre tabIndex={0} role="region" aria-label={words('backups.command')}>
        <code>npm run restore -- data/backups/{newest?.name ?? '….tar'}</code>
      </pre>
    </section>
  );
}

/** What the shop forgets of persons by itself: of what, why it was stored, and when it last did. */
function RetentionTable({ rows }: { rows: RetentionRow[] }) {
  const words = useWords();
  const formats = useFormats();
  const word = ({ name }: RetentionRow) => words(`retention.${name}`);
  const columns: Column<RetentionRow>[] = [
    { key: 'what', title: words('retention.what'), cell: word, isName: true },
    { key: 'basis', title: words('retention.basis'), cell: ({ basis }) => words(`retention.basis.${basis}`) },
    {
      key: 'ran',
      title: words('retention.ran'),
      cell: ({ last }) => (last ? formats.moment(last.ranAt) : words('retention.notYet')),
    },
    {
      key: 'deleted',
      title: words('retention.deleted'),
      cell: ({ last }) =>
        last?.deletedAt
          ? words('retention.deletedAt', { count: last.deleted, at: formats.moment(last.deletedAt) })
          : words('retention.nothing'),
    },
    { key: 'total', title: words('retention.total'), cell: ({ last }) => last?.total ?? 0, isFigure: true },
  ];
  return (
    <DataTable
      caption={words('retention.title')}
      columns={columns}
      rows={rows}
      idOf={({ name }) => name}
      nameOf={word}
      empty={words('retention.nothing')}
    />
  );
}

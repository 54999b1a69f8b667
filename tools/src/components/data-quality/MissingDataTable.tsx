import type { KeyboardEvent, ReactNode } from 'react';
import type { IncompleteLot, IncompleteLots } from '@vitrine/shared/contract/tools/data-quality';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useFormats } from '../../model/use-formats.ts';
import { useMay } from '../../model/current-staff.ts';
import type { Selection } from '../../model/lists/selection.ts';
import type { Column } from '../../model/lists/table.ts';
import type { MissingDataState } from '../../model/data-quality/use-missing-data.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { KeysetLinks } from '../list/PageLinks.tsx';
import { Toolbar } from '../list/Toolbar.tsx';
import style from './DataQuality.module.css';
import { Announced } from '../Announced.tsx';

interface MissingDataTableProps {
  caption: string;
  gaps: IncompleteLots;
  filling: MissingDataState;
  selection: Selection;
  /** The fields of a row, and what fills those of all selected rows. */
  fields: readonly Column<IncompleteLot>[];
  together: ReactNode;
}

/** Lots that lack something, each with its fields: Enter goes on to the next row, Ctrl+S saves all that is filled in. */
export function MissingDataTable({
  caption,
  gaps,
  filling,
  selection,
  fields,
  together,
}: MissingDataTableProps) {
  const words = useWords();
  const locale = useLocale();
  const mayWrite = useMay('catalogue-write');
  const columns: Column<IncompleteLot>[] = [
    { key: 'name', title: words('missing.lot'), isName: true, cell: (gap) => <Named gap={gap} /> },
    {
      key: 'origin',
      title: words('missing.origin'),
      cell: ({ country, locality }) =>
        [country && formatCountry(country, locale), locality].filter(Boolean).join(', ') || '—',
    },
    ...(mayWrite ? fields : []),
  ];
  return (
    <div role="presentation" onKeyDown={goOn}>
      <div className={style['bar']}>
        <Announced>{words('missing.total', { count: gaps.total })}</Announced>
        {mayWrite && gaps.total > 0 && (
          <Button busy={filling.isBusy} disabled={filling.count === 0} onClick={filling.save}>
            {words('missing.save', { count: filling.count })}
          </Button>
        )}
      </div>
      <RequestFailed failure={filling.failure} />
      <Announced as="div">
        <Left filling={filling} gaps={gaps} />
      </Announced>
      <DataTable
        caption={caption}
        columns={columns}
        rows={gaps.rows}
        idOf={({ id }) => String(id)}
        nameOf={({ reference, name }) => `${reference} ${name}`}
        hrefOf={({ id }) => pathTo('toolsInsect', locale, { id: String(id) })}
        empty={words('missing.none')}
        {...(mayWrite && { selection })}
      />
      <KeysetLinks name="after" next={gaps.next} />
      {mayWrite && <Toolbar selection={selection}>{together}</Toolbar>}
    </div>
  );
}

function Named({ gap: { reference, name } }: { gap: IncompleteLot }) {
  return (
    <>
      {reference} <i>{name}</i>
    </>
  );
}

/** Rows that were not written because somebody else was first. */
function Left({ filling, gaps }: Pick<MissingDataTableProps, 'filling' | 'gaps'>) {
  const words = useWords();
  const { moment } = useFormats();
  return filling.left.map(({ id, by, at }) => (
    <p key={id} className={style['left']}>
      {words('missing.left', {
        name: gaps.rows.find((row) => row.id === id)?.reference ?? String(id),
        by: by || words('missing.somebody'),
        at: at ? moment(at) : '',
      })}
    </p>
  ));
}

/** Enter in a field goes to the same field of the next row. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLElement) || !target.dataset['field']) return;
  event.preventDefault();
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>(`[data-field="${target.dataset['field']}"]`),
  ];
  fields[fields.indexOf(target) + 1]?.focus();
}

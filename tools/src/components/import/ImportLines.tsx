import type { ImportLine, ImportLines as Lines } from '@vitrine/shared/contract/tools/import';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { insectLabels } from '../../model/insects/insect-values.ts';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { KeysetLinks } from '../list/PageLinks.tsx';
import style from './Import.module.css';

/** Line by line: what it changes, from what to what, or why it is refused. */
export function ImportLines({ lines, next }: Lines) {
  const words = useWords();
  const locale = useLocale();
  const columns: Column<ImportLine>[] = [
    { key: 'line', title: words('import.col.line'), cell: ({ line }) => line, isFigure: true },
    {
      key: 'lot',
      title: words('import.col.lot'),
      cell: ({ insectId, reference, name }) =>
        insectId === null ? (
          <Lot reference={reference} name={name} />
        ) : (
          <a href={pathTo('toolsInsect', locale, { id: String(insectId) })}>
            <Lot reference={reference} name={name} />
          </a>
        ),
    },
    {
      key: 'what',
      title: words('import.col.what'),
      cell: (line) => (
        <>
          <What line={line} />
          <Said said={line.warnings} isWarning />
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={words('import.lines')}
        columns={columns}
        rows={lines}
        idOf={({ line }) => String(line)}
        nameOf={({ reference, line }) => reference || String(line)}
        empty={words('import.noLines')}
      />
      <KeysetLinks name="after" next={next} />
    </>
  );
}

function Lot({ reference, name }: Pick<ImportLine, 'reference' | 'name'>) {
  return (
    <span className={style['lot']}>
      <span className={style['reference']}>{reference || '—'}</span> {name}
    </span>
  );
}

function What({ line: { kind, changes, errors } }: { line: ImportLine }) {
  const words = useWords();
  const labels = insectLabels(words, useLocale());
  if (kind === 'unchanged') return words('import.kind.unchanged', { count: 1 });
  if (kind === 'refused') return <Said said={errors} />;
  return (
    <dl className={style['changes']}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>
            {kind === 'changed' && <Before text={before} />}
            <ins>{after || words('common.empty')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Why a line is refused, or what to look at, each at its column. */
function Said({ said, isWarning = false }: { said: ImportLine['errors']; isWarning?: boolean }) {
  const words = useWords();
  const labels = insectLabels(words, useLocale());
  if (said.length === 0) return null;
  return (
    <ul className={style[isWarning ? 'warnings' : 'errors']}>
      {said.map(({ field, error }) => (
        <li key={field ?? ''}>
          {field ? words('common.labelled', { label: labels[field], text: error }) : error}
        </li>
      ))}
    </ul>
  );
}

function Before({ text }: { text: string }) {
  const words = useWords();
  return (
    <>
      <del>{text || words('common.empty')}</del>
      <span aria-hidden="true"> → </span>
    </>
  );
}

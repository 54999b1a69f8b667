import type { BulkPreview } from '@vitrine/shared/contract/tools/bulk';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useWords } from '../../../model/use-words.ts';
import style from './BulkLines.module.css';
import { News } from '../../Announced.tsx';

interface BulkLinesProps {
  preview: BulkPreview;
  isBusy: boolean;
  onApply(seen: string): void;
}

/** What a change makes of each lot: refused ones first, for they want looking at. */
export function BulkLines({ preview, isBusy, onApply }: BulkLinesProps) {
  const words = useWords();
  const { changed, unchanged, refused, seen } = preview;
  return (
    <>
      <News className={style['sum']} text={words('bulk.sum', { changed, unchanged, refused })} />
      {changed > 0 && (
        <div>
          <Button busy={isBusy} onClick={() => onApply(seen)}>
            {words('bulk.apply', { count: changed })}
          </Button>
        </div>
      )}
      <div className={style['lines']} tabIndex={0} role="region" aria-label={words('bulk.caption')}>
        <Lines preview={preview} />
      </div>
    </>
  );
}

function Lines({ preview: { lines } }: Pick<BulkLinesProps, 'preview'>) {
  const words = useWords();
  const first = lines.toSorted((one, other) => Number(other.refused !== '') - Number(one.refused !== ''));
  return (
    <table className={style['table']}>
      <caption className="visually-hidden">{words('bulk.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('insects.col.name')}</th>
          <th scope="col">{words('bulk.before')}</th>
          <th scope="col">{words('bulk.after')}</th>
        </tr>
      </thead>
      <tbody>
        {first.map(({ id, reference, name, before, after, refused }) => (
          <tr key={id}>
            <th scope="row">
              <span className={style['reference']}>{reference}</span> {name}
            </th>
            <td>{before}</td>
            <td className={refused ? style['refused'] : undefined}>{refused || after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { StockMove } from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import style from './InsectForm.module.css';

/** What leaves the shelf, or what can be sold of it, is written with a minus. */
const SIGNS = { receive: '+', reserve: '', release: '', sell: '−', adjust: '' } as const;

/** What moved, the newest first: when, how many, by whom and why. */
export function StockHistory({ moves }: { moves: readonly StockMove[] }) {
  const words = useWords();
  const { moment } = useFormats();
  if (moves.length === 0) return null;
  return (
    <details>
      <summary>{words('stock.history')}</summary>
      <ul className={style['moves']} role="list">
        {moves.map((move) => (
          <li key={move.id}>
            <span className={style['figure']}>{amountOf(move)}</span>
            <span>
              {words(`stock.kind.${move.kind}`)} <Cause move={move} />
              <br />
              <span className={style['quiet']}>
                <time dateTime={move.at}>{moment(move.at)}</time>, {move.by || words('stock.byShop')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function amountOf({ kind, amount }: StockMove): string {
  const sign = kind === 'adjust' && amount > 0 ? '+' : SIGNS[kind];
  return `${sign}${String(amount).replace('-', '−')}`;
}

/** The order that it was for, or what was said about it. */
function Cause({ move: { source, note } }: { move: StockMove }) {
  const locale = useLocale();
  const reference = /^order:([^:]+)/.exec(source)?.[1];
  if (!reference) return note;
  return <SiteLink to={pathTo('toolsOrder', locale, { reference })}>{reference}</SiteLink>;
}

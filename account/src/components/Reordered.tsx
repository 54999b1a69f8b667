import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/Notice';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import type { ReorderedLine } from '../model/reorder.ts';
import { useWords } from '../model/use-words.ts';
import style from './AskNotice.module.css';

const WISHES = ['added', 'fewer', 'there', 'full', 'gone'] as const;

/** What became of each insect that was asked for again. */
export function Reordered({ lines }: { lines: ReorderedLine[] }) {
  const words = useWords();
  const cart = pathTo('cart', useLocale());
  const isAllThere = lines.every(({ wish }) => wish === 'added' || wish === 'there');
  const isInCart = lines.some(({ wish }) => wish !== 'gone');
  return (
    <Notice tone={isAllThere ? 'success' : 'warning'}>
      <div className={style['ask']}>
        {WISHES.map((wish) => {
          const names = lines.filter((line) => line.wish === wish).map(({ name }) => name);
          return (
            names.length > 0 && <p key={wish}>{words(`reorder.${wish}`, { names: names.join(', ') })}</p>
          );
        })}
        {isInCart && <SiteLink to={cart}>{words('reorder.toCart')}</SiteLink>}
      </div>
    </Notice>
  );
}

import type { Staying } from '@vitrine/shared/contract/tools/tools';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../model/use-words.ts';
import style from './UndoBar.module.css';

/** Lots of an import that was taken back, of which something stays, each with why. */
export function StayingLots({ stays }: { stays: readonly Staying[] }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <div className={style['stays']}>
      <p>{words('undo.stays', { count: stays.length })}</p>
      <ul>
        {stays.map(({ insectId, reference, name, why }) => (
          <li key={insectId}>
            <SiteLink to={pathTo('toolsInsect', locale, { id: String(insectId) })}>
              {reference} {name}
            </SiteLink>
            {': '}
            {words(`undo.why.${why}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

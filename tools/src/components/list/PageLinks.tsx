import { Pagination } from '@vitrine/shared/ui/links/Pagination';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useWords } from '../../model/use-words.ts';
import style from './PageLinks.module.css';

/** Numbered pages of a list, from 1, as `?page=`. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const words = useWords();
  const { hrefWith } = useListAddress();
  return (
    <Pagination
      label={words('pages.label')}
      page={page}
      pages={pages}
      hrefOf={(number) => hrefWith({ page: number === 1 ? null : number })}
      words={{ previous: words('pages.previous'), next: words('pages.next'), page: words('pages.page') }}
    />
  );
}

interface KeysetLinksProps {
  /** The name that the address has for the place, such as `before`. */
  name: string;
  /** The place where the next page begins; null on the last. */
  next: string | number | null;
}

/** For lists that grow at their head, and are paged by a place rather than a number. */
export function KeysetLinks({ name, next }: KeysetLinksProps) {
  const words = useWords();
  const { get, hrefWith } = useListAddress();
  const isFirst = get(name) === '';
  if (isFirst && next === null) return null;
  return (
    <nav aria-label={words('pages.label')} className={style['links']}>
      {!isFirst && <SiteLink to={hrefWith({ [name]: null })}>{words('pages.first')}</SiteLink>}
      {next !== null && (
        <SiteLink to={hrefWith({ [name]: next })} rel="next">
          {words('pages.more')}
        </SiteLink>
      )}
    </nav>
  );
}

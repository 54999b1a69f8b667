import { Icon } from '../icons/Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import style from './Pagination.module.css';

interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { previous: string; next: string; page: string };
}

/** Numbered links to the pages of a list. A list of one page has none. */
export function Pagination({ label, page, pages, hrefOf, words }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={style['pages']} aria-label={label}>
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} rel="prev" className={style['back']} aria-label={words.previous}>
          <Icon name="chevron" />
        </SiteLink>
      )}
      <ol className={style['numbers']}>
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              '…'
            ) : (
              <PageLink number={number} page={page} hrefOf={hrefOf} word={words.page} />
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink to={hrefOf(page + 1)} rel="next" className={style['on']} aria-label={words.next}>
          <Icon name="chevron" />
        </SiteLink>
      )}
    </nav>
  );
}

interface PageLinkProps extends Pick<PaginationProps, 'page' | 'hrefOf'> {
  number: number;
  word: string;
}

function PageLink({ number, page, hrefOf, word }: PageLinkProps) {
  return (
    <SiteLink
      to={hrefOf(number)}
      aria-label={`${word} ${number}`}
      {...(number === page && { 'aria-current': 'page' as const })}
    >
      {number}
    </SiteLink>
  );
}

/**
 * The page numbers to show: the first, the last, and those around the current one; `null` where some are left out.
 * A gap of a single page is filled with that page, because the sign for it would be as wide.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isShown = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1;
  const isLoneGap = (number: number) => isShown(number - 1) && isShown(number + 1);
  return all.flatMap((number) => {
    if (isShown(number) || isLoneGap(number)) return [number];
    return isShown(number - 1) ? [null] : [];
  });
}

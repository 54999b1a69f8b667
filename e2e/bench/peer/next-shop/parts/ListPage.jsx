import Link from 'next/link';
import { CATEGORIES } from '../data/shop';
import { Filters } from './Filters';
import { SpecimenCard } from './SpecimenCard';

/** One page of a list, 24 lots of it, with what narrows it. */
export function ListPage({ slug, listing, query = {} }) {
  const { items, total, page, pages } = listing;
  const pageLink = (to) => `/${slug}/narrowed?${new URLSearchParams({ ...query, page: to })}`;
  return (
    <>
      <nav aria-label="Where you are">
        <Link href="/butterflies">Home</Link> › {CATEGORIES[slug].name}
      </nav>
      <h1>{CATEGORIES[slug].name}</h1>
      <p>{total} lots</p>
      <div className="columns">
        <details className="sheet">
          <summary className="button">Filters</summary>
          <Filters slug={slug} listing={listing} />
        </details>
        <ul className="grid">
          {items.map((insect, place) => (
            <li key={insect.uuid}>
              <SpecimenCard insect={insect} place={place} />
            </li>
          ))}
        </ul>
      </div>
      <nav className="pages" aria-label="Pages">
        {page > 1 && <Link href={pageLink(page - 1)}>Previous</Link>}
        <span>
          Page {page} of {pages}
        </span>
        {page < pages && <Link href={pageLink(page + 1)}>Next</Link>}
      </nav>
    </>
  );
}

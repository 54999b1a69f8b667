import { notFound } from 'next/navigation';
import { CATEGORIES, readListing } from '../../../data/shop';
import { ListPage } from '../../../parts/ListPage';

export const metadata = { title: 'Narrowed list', robots: { index: false } };

/** What is asked for by its address, and drawn each time: what somebody chose is hardly ever asked for twice. */
export default async function Page({ params, searchParams }) {
  const { category: slug } = await params;
  if (!(slug in CATEGORIES)) notFound();
  const chosen = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  const asked = [['category', CATEGORIES[slug].category], ...chosen];
  const listing = await readListing(asked, { cache: 'no-store' });
  return <ListPage slug={slug} listing={listing} query={Object.fromEntries(chosen)} />;
}

import { notFound } from 'next/navigation';
import { CATEGORIES, readListing } from '../../data/shop';
import { ListPage } from '../../parts/ListPage';

/** Made at the build, and anew when it is asked for after a minute. */
export const revalidate = 60;

export const generateStaticParams = () => Object.keys(CATEGORIES).map((category) => ({ category }));

export async function generateMetadata({ params }) {
  const { category } = await params;
  return { title: CATEGORIES[category]?.name, description: 'Mounted insects with their data.' };
}

export default async function Page({ params }) {
  const { category: slug } = await params;
  if (!(slug in CATEGORIES)) notFound();
  return <ListPage slug={slug} listing={await readListing({ category: CATEGORIES[slug].category })} />;
}

import Image from 'next/image';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { readInsect } from '../../../data/shop';
import { factsOf, formatMoney, placeOf } from '../../../data/words';
import { AddToCart } from '../../../parts/AddToCart';

/** Made when it is first asked for, and anew after a minute. */
export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }) {
  const insect = await readInsect((await params).uuid);
  return { title: insect?.name, description: insect?.description.en.slice(0, 160) };
}

export default async function Page({ params }) {
  const insect = await readInsect((await params).uuid);
  if (!insect) notFound();
  const { uuid, name, authority, commonName, family, stock, caughtOn, reference, pictures } = insect;
  const [first, ...others] = pictures;
  return (
    <>
      <nav aria-label="Where you are">
        <Link href="/butterflies">Home</Link> › {family.name.en} › {name}
      </nav>
      <div className="columns">
        <div className="gallery">
          {first && (
            <Image
              src={first.hash}
              alt={first.alt?.en || name}
              width={first.width}
              height={first.height}
              sizes="(min-width: 64rem) 50vw, 92vw"
              preload
            />
          )}
          {others.map(({ hash, width, height, alt }) => (
            <Image key={hash} src={hash} alt={alt?.en || name} width={width} height={height} sizes="8rem" />
          ))}
        </div>
        <div>
          <h1>
            <i>{name}</i> {authority}
          </h1>
          <p>{commonName.en}</p>
          <p>
            {placeOf(insect)} {caughtOn}
          </p>
          <ul className="facts">
            {[...factsOf(insect), `ref. ${reference}`].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p>
            <b>{formatMoney(insect.priceCents)}</b>{' '}
            {stock < 1 ? 'Sold out' : stock === 1 ? 'one only' : `${stock} in stock`}
          </p>
          {stock > 0 && <AddToCart uuid={uuid} stock={stock} />}
          <h2>Description</h2>
          <p>{insect.description.en}</p>
        </div>
      </div>
    </>
  );
}

import Image from 'next/image';
import Link from 'next/link';
import { factsOf, formatMoney, placeOf } from '../data/words';
import { AddToCart } from './AddToCart';

/** The first cards are in sight when the page opens; the very first one's picture is what is waited for. */
export function SpecimenCard({ insect, place }) {
  const { uuid, name, authority, commonName, picture, stock, caughtOn } = insect;
  return (
    <article className="card">
      <div className="frame">
        {picture && (
          <Image
            src={picture.hash}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 64rem) 21vw, (min-width: 48rem) 30vw, calc(46vw - 0.5rem)"
            preload={place === 0}
            loading={place > 0 && place < 4 ? 'eager' : undefined}
          />
        )}
      </div>
      <div className="label">
        <h2>
          <Link href={`/insects/${uuid}`}>
            <i>{name}</i> {authority}
          </Link>
        </h2>
        {commonName.en && <p>{commonName.en}</p>}
        <p>
          {placeOf(insect)} {caughtOn?.slice(0, 4)}
        </p>
        <ul className="facts">
          {factsOf(insect).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="foot">
          <span>{stock < 1 ? 'Sold out' : stock === 1 ? 'one only' : `${stock} in stock`}</span>
          <b>{formatMoney(insect.priceCents)}</b>
        </p>
        {stock > 0 && <AddToCart uuid={uuid} stock={stock} />}
      </div>
    </article>
  );
}

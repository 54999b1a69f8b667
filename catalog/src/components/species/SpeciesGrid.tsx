import type { Family, SpeciesSummary } from '@vitrine/shared/contract/catalogue';
import { speciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { OfferLine } from './OfferLine.tsx';
import style from './SpeciesGrid.module.css';

interface Props {
  species: SpeciesSummary[];
  family: Family;
  headingLevel: 2 | 3;
  /** How many of the first are in sight when the page opens. */
  eager?: number;
}

/** Species side by side, each with the picture of one lot and what there is of it. */
export function SpeciesGrid({ species, family, headingLevel, eager = 0 }: Props) {
  return (
    <ul className={style['grid']} role="list">
      {species.map((one, index) => (
        <li key={one.name}>
          <SpeciesCard species={one} family={family} headingLevel={headingLevel} isEager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Pick<Props, 'family' | 'headingLevel'> {
  species: SpeciesSummary;
  isEager: boolean;
}

function SpeciesCard({ species, family, headingLevel, isEager }: CardProps) {
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const name = <LatinName name={species.name} />;
  const to = speciesPath(species.name, family, locale);
  const { uuid, isPictureAwaited = true } = species;
  return (
    <article className={style['card']} data-none={species.count === 0 || undefined}>
      <div className={style['frame']}>
        <Picture
          picture={species.picture}
          alt=""
          {...(uuid !== undefined && { of: { uuid, name: species.name, family, isPictureAwaited } })}
          sizes="(min-width: 80rem) 12rem, (min-width: 48rem) 22vw, 46vw"
          eager={isEager}
        />
      </div>
      <div className={style['label']}>
        <Heading className={style['name']}>{to ? <SiteLink to={to}>{name}</SiteLink> : name}</Heading>
        {species.commonName[locale] && <p className={style['common']}>{species.commonName[locale]}</p>}
        <OfferLine {...species} />
      </div>
    </article>
  );
}

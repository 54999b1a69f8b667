import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { Price } from '@vitrine/shared/ui/specimens/Price';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import style from './Drawer.module.css';

/** The first row of a phone: its fonts and these share one line. What else is in sight follows with the layout. */
const EAGER_PLACES = 3;

/** Specimens lying side by side in one drawer, each in its own place. */
export function Drawer({ insects }: { insects: InsectCard[] }) {
  return (
    <ul className={style['drawer']} role="list">
      {insects.map((insect, index) => (
        <li key={insect.uuid}>
          <Place insect={insect} isEager={index < EAGER_PLACES} />
        </li>
      ))}
    </ul>
  );
}

function Place({ insect, isEager }: { insect: InsectCard; isEager: boolean }) {
  const locale = useLocale();
  return (
    <article className={style['place']}>
      <Picture
        picture={insect.picture}
        of={insect}
        alt=""
        sizes="(min-width: 120rem) 16rem, (min-width: 64rem) 14vw, (min-width: 48rem) 23vw, 31vw"
        eager={isEager}
      />
      <h3 className={style['name']}>
        <SiteLink to={insectPath(insect, locale)}>
          <LatinName name={insect.name} authority={insect.authority} isMixed={insect.isMixed} short />
        </SiteLink>
      </h3>
      <p className={style['price']}>
        <Price cents={insect.priceCents} previousCents={insect.previousPriceCents} size="small" />
      </p>
    </article>
  );
}

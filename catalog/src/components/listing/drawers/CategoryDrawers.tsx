import type { CategorySummary } from '../../../model/listing/split-categories.ts';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { planOfCategory } from '@vitrine/shared/ui/specimens/body-plan';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl } from 'react-intl';
import style from './CategoryDrawers.module.css';
import categoryDrawerStyle from './CategoryDrawer.module.css';

interface Props {
  summaries: CategorySummary[];
  headingLevel: 2 | 3;
}

/** Drawers side by side: two on a phone, four on a desk. */
export function CategoryDrawers({ summaries, headingLevel }: Props) {
  return (
    <ul className={style['drawers']} role="list">
      {summaries.map((summary) => (
        <li key={summary.category}>
          <CategoryDrawer summary={summary} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

interface CategoryDrawerProps {
  summary: CategorySummary;
  headingLevel: 2 | 3;
}

/** A category as a drawer: what lies in it, and the label on its front. */
function CategoryDrawer({ summary: { category, count, picture }, headingLevel }: CategoryDrawerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={categoryDrawerStyle['drawer']}>
      <div className={categoryDrawerStyle['inside']}>
        <Picture
          picture={picture}
          plan={planOfCategory(category)}
          alt=""
          sizes="(min-width: 120rem) 24rem, (min-width: 64rem) 21vw, calc(46vw - 0.5rem)"
        />
      </div>
      <div className={categoryDrawerStyle['front']}>
        <div className={categoryDrawerStyle['plate']}>
          <Heading className={categoryDrawerStyle['name']}>
            <SiteLink to={categoryPath(category, locale)}>
              {intl.formatMessage({ id: `catalog.category.${category}` })}
            </SiteLink>
          </Heading>
          <p className={categoryDrawerStyle['count']}>
            {intl.formatMessage({ id: 'catalog.count' }, { count })}
          </p>
        </div>
        <span className={categoryDrawerStyle['pull']} aria-hidden="true" />
      </div>
    </article>
  );
}

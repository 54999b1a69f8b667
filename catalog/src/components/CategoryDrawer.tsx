import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/Picture';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import { useIntl } from 'react-intl';
import type { CategorySummary } from '../model/split-categories.ts';
import style from './CategoryDrawer.module.css';

interface Props {
  summary: CategorySummary;
  headingLevel: 2 | 3;
}

/** A category as a drawer: what lies in it, and the label on its front. */
export function CategoryDrawer({ summary: { category, count, picture }, headingLevel }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={style['drawer']}>
      <div className={style['inside']}>
        <Picture picture={picture} alt="" sizes="(min-width: 64rem) 18rem, calc(46vw - 0.5rem)" />
      </div>
      <div className={style['front']}>
        <div className={style['plate']}>
          <Heading className={style['name']}>
            <SiteLink to={categoryPath(category, locale)}>
              {intl.formatMessage({ id: `catalog.category.${category}` })}
            </SiteLink>
          </Heading>
          <p className={style['count']}>{intl.formatMessage({ id: 'catalog.count' }, { count })}</p>
        </div>
        <span className={style['pull']} aria-hidden="true" />
      </div>
    </article>
  );
}

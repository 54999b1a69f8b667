import { Breadcrumbs } from '@vitrine/shared/ui/links/Breadcrumbs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Crumb } from '../model/crumbs.ts';
import style from './Trail.module.css';

/** The way from the webshop to this page. The page itself, last, is no link. */
export function Trail({ crumbs, here }: { crumbs: Crumb[]; here: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'catalog.trail' });
  return (
    <div className={style['trail']}>
      <Breadcrumbs label={label} items={[...crumbs, { label: here }]} />
    </div>
  );
}

import { Breadcrumbs } from '@vitrine/shared/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Crumb } from '../model/crumbs.ts';

/** The way from the webshop to this page. The page itself, last, is no link. */
export function Trail({ crumbs, here }: { crumbs: Crumb[]; here: ReactNode }) {
  const intl = useIntl();
  return (
    <Breadcrumbs label={intl.formatMessage({ id: 'catalog.trail' })} items={[...crumbs, { label: here }]} />
  );
}

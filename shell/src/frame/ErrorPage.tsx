import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ButtonLink } from '@vitrine/shared/ui/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/EmptyState';
import { whereListBegins } from '../model/where-list-begins.ts';
import { GoneWays } from './GoneWays.tsx';
import { RetryLink } from './RetryLink.tsx';
import { useLocale } from '@vitrine/shared/i18n/use-locale';

interface ErrorPageProps {
  status: number;
  /** Below the webshop the way out leads to the webshop. */
  isWebshop: boolean;
}

export function ErrorPage({ status, isWebshop }: ErrorPageProps) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = kindOf(status);
  const wayOut = isWebshop ? 'webshop' : 'home';
  const { pathname, search } = useLocation();
  const list = kind === 'notFound' ? whereListBegins(pathname, search) : null;
  return (
    <EmptyState heading={1} title={intl.formatMessage({ id: `shell.error.${kind}Title` })}>
      <p>{intl.formatMessage({ id: list ? 'shell.error.noSuchPage' : `shell.error.${kind}` })}</p>
      {list && <ButtonLink to={list}>{intl.formatMessage({ id: 'shell.error.firstPage' })}</ButtonLink>}
      {kind === 'broken' && <RetryLink />}
      {kind === 'gone' && <GoneWays />}
      <ButtonLink to={pathTo(wayOut, locale)} variant={kind === 'notFound' && !list ? 'action' : 'quiet'}>
        {intl.formatMessage({ id: `shell.error.${wayOut}` })}
      </ButtonLink>
    </EmptyState>
  );
}

function kindOf(status: number): 'notFound' | 'gone' | 'broken' {
  if (status === 404) return 'notFound';
  return status === 410 ? 'gone' : 'broken';
}

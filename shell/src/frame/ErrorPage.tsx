import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ButtonLink } from '@vitrine/shared/ui/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/EmptyState';
import { failureKind, type PageFailure } from '../model/page-failure.ts';
import { whereListBegins } from '../model/where-list-begins.ts';
import { GoneWays } from './GoneWays.tsx';
import { RetryLink } from './RetryLink.tsx';
import { useLocale } from '@vitrine/shared/i18n/use-locale';

interface ErrorPageProps {
  failure: PageFailure;
  /** Below the webshop the way out leads to the webshop. */
  isWebshop: boolean;
}

export function ErrorPage({ failure: { status, sentences = [] }, isWebshop }: ErrorPageProps) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = failureKind(status);
  const wayOut = isWebshop ? 'webshop' : 'home';
  const { pathname, search } = useLocation();
  const list = kind === 'notFound' ? whereListBegins(pathname, search) : null;
  return (
    <EmptyState heading={1} title={intl.formatMessage({ id: `shell.error.${kind}Title` })}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length === 0 && (
        <p>{intl.formatMessage({ id: list ? 'shell.error.noSuchPage' : `shell.error.${kind}` })}</p>
      )}
      {list && <ButtonLink to={list}>{intl.formatMessage({ id: 'shell.error.firstPage' })}</ButtonLink>}
      {status >= 500 && <RetryLink />}
      {kind === 'gone' && <GoneWays />}
      <ButtonLink to={pathTo(wayOut, locale)} variant={kind === 'notFound' && !list ? 'action' : 'quiet'}>
        {intl.formatMessage({ id: `shell.error.${wayOut}` })}
      </ButtonLink>
    </EmptyState>
  );
}

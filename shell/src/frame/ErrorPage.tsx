import { useIntl } from 'react-intl';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ButtonLink } from '@vitrine/shared/ui/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/EmptyState';
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
  return (
    <EmptyState heading={1} title={intl.formatMessage({ id: `shell.error.${kind}Title` })}>
      <p>{intl.formatMessage({ id: `shell.error.${kind}` })}</p>
      {kind === 'broken' && <RetryLink />}
      {kind === 'gone' && <GoneWays />}
      <ButtonLink to={pathTo(wayOut, locale)} variant={kind === 'notFound' ? 'action' : 'quiet'}>
        {intl.formatMessage({ id: `shell.error.${wayOut}` })}
      </ButtonLink>
    </EmptyState>
  );
}

function kindOf(status: number): 'notFound' | 'gone' | 'broken' {
  if (status === 404) return 'notFound';
  return status === 410 ? 'gone' : 'broken';
}

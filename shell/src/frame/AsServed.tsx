import { useIntl } from 'react-intl';
import { Notice } from '@vitrine/shared/ui/Notice';

/** Above a page that stays as the server drew it: it can be read, and its links lead on, but it does nothing. */
export function AsServed() {
  const intl = useIntl();
  return (
    <Notice tone="warning" title={intl.formatMessage({ id: 'shell.asServed.title' })}>
      {intl.formatMessage({ id: 'shell.asServed.text' })}{' '}
      <a href={location.pathname + location.search}>{intl.formatMessage({ id: 'shell.error.retry' })}</a>
    </Notice>
  );
}

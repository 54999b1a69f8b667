import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';

/** Loads this page anew. A plain link: it works without script, and starts from nothing that went wrong before. */
export function RetryLink() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <a className="button-link" href={pathname + search}>
      {intl.formatMessage({ id: 'shell.error.retry' })}
    </a>
  );
}

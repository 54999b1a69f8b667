import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';

/** Loads this page anew from the server, so that nothing which went wrong before is left. */
export function RetryLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} reloads>
      {useIntl().formatMessage({ id: 'shell.error.retry' })}
    </ButtonLink>
  );
}

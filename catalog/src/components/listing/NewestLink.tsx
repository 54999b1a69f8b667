import { useLocale } from '@vitrine/shared/remote/remote-context';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { useIntl } from 'react-intl';

/** The way out of an empty list. */
export function NewestLink() {
  const intl = useIntl();
  return (
    <ButtonLink to={pathTo('newInsects', useLocale())} variant="quiet">
      {intl.formatMessage({ id: 'catalog.empty.newest' })}
    </ButtonLink>
  );
}

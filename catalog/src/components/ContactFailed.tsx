import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useIntl } from 'react-intl';

/** Why a message did not go, and the way that always works. */
export function ContactFailed({ failure, email }: { failure: ApiFailure; email: string }) {
  const intl = useIntl();
  const reason =
    (failure.kind === 'rejected' && failure.message) || intl.formatMessage({ id: 'catalog.contact.failed' });
  const link = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Notice tone="error">
      {reason} {email && intl.formatMessage({ id: 'catalog.contact.instead' }, { email: link })}
    </Notice>
  );
}

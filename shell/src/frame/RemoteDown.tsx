import { useIntl } from 'react-intl';
import { EmptyState } from '@vitrine/shared/ui/EmptyState';
import { RetryLink } from './RetryLink.tsx';

/** In the place of a part of the shop that cannot be had now. It keeps the slot's height, and the frame works on. */
export function RemoteDown() {
  const intl = useIntl();
  return (
    <EmptyState heading={1} title={intl.formatMessage({ id: 'shell.down.title' })}>
      <p>{intl.formatMessage({ id: 'shell.down.text' })}</p>
      <RetryLink />
    </EmptyState>
  );
}

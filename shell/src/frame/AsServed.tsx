import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { Notice } from '@vitrine/shared/ui/Notice';
import { isAsServedAtom } from '../model/state.ts';
import { readWaiting } from '../routing/page-head.ts';

/** Above a page that stays as the server drew it: it can be read, and its links lead on, but it does nothing. */
export function AsServed() {
  const intl = useIntl();
  const isAway = useAtomValue(isAsServedAtom);
  const isWaiting = readWaiting(useMatches()) !== null;
  const { pathname, search } = useLocation();
  if (!isAway || !isWaiting) return null;
  return (
    <Notice tone="warning" title={intl.formatMessage({ id: 'shell.asServed.title' })}>
      {intl.formatMessage({ id: 'shell.asServed.text' })}{' '}
      <a href={pathname + search}>{intl.formatMessage({ id: 'shell.error.retry' })}</a>
    </Notice>
  );
}

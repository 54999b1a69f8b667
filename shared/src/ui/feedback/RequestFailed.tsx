import { useIntl } from 'react-intl';
import type { ApiFailure } from '../../contract/failure.ts';
import { Notice } from './Notice.tsx';

/**
 * That a request failed, beside the button that was pressed. Refusals are told by `useAction`, faulty fields by their
 * form. The remote brings the texts: `common.failed.title`, `text`, `gone` and `offline`.
 */
export function RequestFailed({ failure }: { failure: ApiFailure | null }) {
  const { formatMessage } = useIntl();
  // Who is no longer logged in is led to the login.
  if (!failure || failure.kind === 'unauthorized' || failure.kind === 'rejected') return null;
  return (
    <Notice tone="error" title={formatMessage({ id: 'common.failed.title' })}>
      {formatMessage({ id: `common.failed.${textOf(failure)}` })}
    </Notice>
  );
}

function textOf({ kind }: ApiFailure): 'gone' | 'offline' | 'text' {
  if (kind === 'not-found' || kind === 'gone') return 'gone';
  return kind === 'offline' || kind === 'timeout' ? 'offline' : 'text';
}

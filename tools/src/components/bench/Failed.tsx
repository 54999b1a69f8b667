import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useWords, type MessageId } from '../../model/use-words.ts';

/**
 * That something did not go through, where it was asked for. Refusals are told by `useAction`; faulty fields are named in their
 * form.
 */
export function Failed({ failure }: { failure: ApiFailure | null }) {
  const words = useWords();
  // Who is no longer logged in is led to the login.
  if (!failure || failure.kind === 'unauthorized' || failure.kind === 'rejected') return null;
  return (
    <Notice tone="error" title={words('common.failed.title')}>
      {words(textOf(failure))}
    </Notice>
  );
}

function textOf({ kind }: ApiFailure): MessageId {
  if (kind === 'not-found' || kind === 'gone') return 'common.failed.gone';
  return kind === 'offline' || kind === 'timeout' ? 'common.failed.offline' : 'common.failed.text';
}

import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useWords } from '../model/use-words.ts';

/**
 * That something did not go through, where it was asked for. Refusals are told by `useAction`; faulty fields are named above
 * their form.
 */
export function Failed({ failure }: { failure: ApiFailure | null }) {
  const words = useWords();
  // Who is no longer logged in is led to the login.
  if (!failure || failure.kind === 'unauthorized' || failure.kind === 'rejected') return null;
  return (
    <Notice tone="error" title={words('common.failed.title')}>
      {words(failure.kind === 'not-found' ? 'common.failed.gone' : 'common.failed.text')}
    </Notice>
  );
}

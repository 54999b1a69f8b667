import type { ReactNode } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';

interface WithdrawalTroubleProps {
  failure: ApiFailure | null;
  /** Of the seller: where to write instead. */
  email: string;
  /** By the shop where no script ran: nothing else has told it. */
  said?: string | undefined;
}

/** That a step did not go through, beside the button that was pressed. Refusals are told by `useObey`. */
export function WithdrawalTrouble({ failure, email, said = '' }: WithdrawalTroubleProps): ReactNode {
  const words = useWords();
  if (!failure) return null;
  if (failure.kind === 'not-found') {
    return <Notice tone="error">{words('withdraw.who.unknown', { email })}</Notice>;
  }
  if (failure.kind === 'rejected') {
    const isTold = said === '' || Object.keys(failure.fields).length > 0;
    return isTold ? null : <Notice tone="error">{said}</Notice>;
  }
  return (
    <Notice tone="error" title={words('withdraw.lost.title')}>
      {words('withdraw.lost.text')}
    </Notice>
  );
}

import type { ReactNode } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Notice } from '@vitrine/shared/ui/Notice';
import { refusalOf } from '../model/withdrawal-step.ts';
import { useWords } from '../model/use-words.ts';

interface WithdrawalTroubleProps {
  failure: ApiFailure | null;
  /** Of the seller: where to write instead. */
  email: string;
}

/** Why a step did not go through, beside the button that was pressed. Faulty fields are named above the form. */
export function WithdrawalTrouble({ failure, email }: WithdrawalTroubleProps): ReactNode {
  const words = useWords();
  if (!failure) return null;
  if (failure.kind === 'not-found') {
    return <Notice tone="error">{words('withdraw.who.unknown', { email })}</Notice>;
  }
  const refusal = refusalOf(failure);
  if (!refusal) {
    return (
      <Notice tone="error" title={words('withdraw.lost.title')}>
        {words('withdraw.lost.text')}
      </Notice>
    );
  }
  if (!refusal.message) return null;
  return (
    <Notice tone="error" title={words('withdraw.refused.title')}>
      {refusal.message}
    </Notice>
  );
}

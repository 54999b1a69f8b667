import type { Session } from '@vitrine/shared/contract/accounts/account';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { endOtherSessions, endSession } from '../../api/sessions.ts';
import { useDevice } from '../../model/use-device.ts';
import { useWords } from '../../model/use-words.ts';
import { AccountForm } from '../AccountForm.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Which browsers are to be logged out: one of them, or all but this one. */
export type EndingWish = { kind: 'one'; session: Session } | { kind: 'others' };

interface EndingFormProps {
  wish: EndingWish;
  onEnded(): Promise<void>;
  onCancel(): void;
}

/** The second step of logging others out: who found this browser open does not know the password. */
export function EndingForm({ wish, onEnded, onCancel }: EndingFormProps) {
  const words = useWords();
  const { browserApi } = useRemote();
  const device = useDevice();
  return (
    <AccountForm
      name="ending"
      submit={
        wish.kind === 'one'
          ? words('sessions.endOf', { device: device(wish.session) })
          : words('sessions.endOthers')
      }
      variant="danger"
      send={({ text }) => {
        const password = text('currentPassword');
        return wish.kind === 'one'
          ? endSession(browserApi, wish.session.id, password)
          : endOtherSessions(browserApi, password);
      }}
      onDone={onEnded}
      aside={
        <Button variant="quiet" onClick={onCancel}>
          {words('common.cancel')}
        </Button>
      }
    >
      <PasswordField name="currentPassword" kind="current" isFirst />
    </AccountForm>
  );
}

import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { OwnerProof } from '@vitrine/shared/contract/accounts/passkeys';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { askPasskeyProof } from '../../api/passkeys.ts';
import { useWords } from '../../model/use-words.ts';
import { signWithPasskey } from '@vitrine/shared/remote/web-authn';
import { AccountForm } from '../AccountForm.tsx';
import style from './ProofForm.module.css';
import { PasswordField } from './PasswordField.tsx';

interface ProofFormProps<Value> {
  name: string;
  submit: string;
  variant?: 'action' | 'danger';
  /** Whether one of the account's passkeys may do in place of the password. */
  hasPasskeys: boolean;
  act(proof: OwnerProof): Promise<ApiResult<Value>>;
  onDone(value: Value): void | Promise<void>;
  /** The browser could not use a passkey here. */
  onUnable(): void;
  onCancel(): void;
}

/** The second step of what changes the ways in: who found this browser open has neither password nor passkey. */
export function ProofForm<Value>(props: ProofFormProps<Value>) {
  const { name, submit, variant = 'action', hasPasskeys, act, onDone, onUnable, onCancel } = props;
  const words = useWords();
  const { browserApi } = useRemote();
  const byPasskey = useAction<undefined, Value | null>(
    async () => {
      const options = await askPasskeyProof(browserApi);
      if (!options.ok) return options;
      const signed = await signWithPasskey(options.value);
      if (!signed.ok) return signed;
      if (signed.value.kind === 'made') return act({ currentPassword: '', passkey: signed.value.made });
      if (signed.value.kind === 'unable') onUnable();
      return { ok: true, value: null };
    },
    async (value) => {
      if (value !== null) await onDone(value);
    },
  );
  return (
    <div className={style['proof']}>
      <AccountForm
        name={name}
        submit={submit}
        variant={variant}
        send={({ text }) => act({ currentPassword: text('currentPassword') })}
        onDone={onDone}
        aside={
          <span className={style['ways']}>
            {hasPasskeys && (
              <Button variant="quiet" busy={byPasskey.isBusy} onClick={() => void byPasskey.run(undefined)}>
                {words('passkeys.instead')}
              </Button>
            )}
            <Button variant="quiet" onClick={onCancel}>
              {words('common.cancel')}
            </Button>
          </span>
        }
      >
        <PasswordField name="currentPassword" kind="current" isFirst />
      </AccountForm>
      <RequestFailed failure={byPasskey.failure} />
    </div>
  );
}

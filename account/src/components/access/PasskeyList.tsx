import { useState } from 'react';
import { PASSKEY_NAME_LENGTH, type Passkey } from '@vitrine/shared/contract/passkeys';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Button } from '@vitrine/shared/ui/links/Button';
import { removePasskey, renamePasskey } from '../../api/passkeys.ts';
import { useDevice } from '../../model/use-device.ts';
import { useWords } from '../../model/use-words.ts';
import { AccountForm } from '../AccountForm.tsx';
import { FormField } from '../FormField.tsx';
import { ProofForm } from './ProofForm.tsx';
import style from './SessionList.module.css';
import ways from './ProofForm.module.css';

interface PasskeyListProps {
  passkeys: Passkey[];
  canUse: boolean;
  onBegin(): void;
  onRemoved(): Promise<void>;
  onRenamed(): Promise<void>;
}

/** What opens the account beside the password. One at a time is being changed. */
export function PasskeyList({ passkeys, onBegin, ...row }: PasskeyListProps) {
  const [open, setOpened] = useState<Open | null>(null);
  const setOpen = (next: Open | null) => {
    setOpened(next);
    if (next) onBegin();
  };
  // An empty list would take room.
  if (passkeys.length === 0) return null;
  return (
    <ul className={style['sessions']} role="list">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={style['session']}>
          <Row {...row} {...{ passkey, setOpen }} open={open?.id === passkey.id ? open : null} />
        </li>
      ))}
    </ul>
  );
}

interface Open {
  id: number;
  to: 'rename' | 'remove';
}

interface RowProps extends Omit<PasskeyListProps, 'passkeys' | 'onBegin'> {
  passkey: Passkey;
  open: Open | null;
  setOpen(open: Open | null): void;
}

function Row({ passkey, canUse, open, setOpen, onRemoved, onRenamed }: RowProps) {
  const words = useWords();
  const { browserApi } = useRemote();
  const [isUnable, setUnable] = useState(false);
  const { id } = passkey;
  const called = useCalled()(passkey);
  const close = () => setOpen(null);
  if (open?.to === 'rename')
    return (
      <AccountForm
        name="passkey-name"
        submit={words('common.save')}
        send={({ text }) => renamePasskey(browserApi, id, text('name'))}
        onDone={() => {
          close();
          return onRenamed();
        }}
        aside={
          <Button variant="quiet" onClick={close}>
            {words('common.cancel')}
          </Button>
        }
      >
        <FormField
          name="name"
          defaultValue={passkey.name || called}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          autoFocus
        />
      </AccountForm>
    );
  return (
    <>
      <PasskeyText passkey={passkey} />
      {isUnable && <Notice tone="warning">{words('passkeys.unable')}</Notice>}
      {open?.to === 'remove' ? (
        <ProofForm
          name="passkey-removal"
          submit={words('passkeys.removeOf', { name: called })}
          variant="danger"
          hasPasskeys={canUse}
          act={(proof) => removePasskey(browserApi, id, proof)}
          onDone={() => {
            close();
            return onRemoved();
          }}
          onUnable={() => setUnable(true)}
          onCancel={close}
        />
      ) : (
        <div className={ways['ways']}>
          {(['rename', 'remove'] as const).map((to) => (
            <Button
              key={to}
              variant="quiet"
              aria-label={words(`passkeys.${to}Of`, { name: called })}
              onClick={() => setOpen({ id, to })}
            >
              {words(`passkeys.${to}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function PasskeyText({ passkey }: { passkey: Passkey }) {
  const words = useWords();
  const locale = useLocale();
  const called = useCalled()(passkey);
  const made = formatDay(passkey.createdAt, locale);
  const used = passkey.usedAt && formatDay(passkey.usedAt, locale);
  return (
    <div>
      <p className={style['device']}>
        {called}
        {passkey.isSynced && <span className={style['this']}>{words('passkeys.synced')}</span>}
      </p>
      <p className={style['seen']}>
        {used ? words('passkeys.used', { made, used }) : words('passkeys.unused', { made })}
      </p>
    </div>
  );
}

/** The name that its owner gave it, else where it was made. */
function useCalled(): (passkey: Passkey) => string {
  const device = useDevice();
  return (passkey) => passkey.name || device(passkey);
}

import { useState } from 'react';
import { PASSKEY_NAME_LENGTH, type Passkey } from '@vitrine/shared/contract/accounts/passkeys';
import { formatDay, formatMoment } from '@vitrine/shared/i18n/formats';
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
  const tell = useTellingApart(passkeys);
  // An empty list would take room.
  if (passkeys.length === 0) return null;
  return (
    <ul className={style['sessions']} role="list">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={style['session']}>
          <Row
            {...row}
            {...{ passkey, setOpen }}
            told={tell(passkey)}
            open={open?.id === passkey.id ? open : null}
          />
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
  told: PasskeyLabels;
  open: Open | null;
  setOpen(open: Open | null): void;
}

function Row({ passkey, told, canUse, open, setOpen, onRemoved, onRenamed }: RowProps) {
  const words = useWords();
  const { browserApi } = useRemote();
  const [isUnable, setUnable] = useState(false);
  /** What was called off: its button comes back, and takes the focus. */
  const [left, setLeft] = useState<Open['to'] | null>(null);
  const { id } = passkey;
  const close = () => setOpen(null);
  const cancel = () => {
    setLeft(open?.to ?? null);
    close();
  };
  if (open?.to === 'rename')
    return (
      <AccountForm
        name={`passkey:${id}`}
        submit={words('common.save')}
        send={({ text }) => renamePasskey(browserApi, id, text('name'))}
        onDone={() => {
          close();
          return onRenamed();
        }}
        aside={(forget) => (
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              cancel();
            }}
          >
            {words('common.cancel')}
          </Button>
        )}
      >
        <FormField
          name="name"
          defaultValue={told.called}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          autoFocus
        />
      </AccountForm>
    );
  return (
    <>
      <PasskeyText {...{ passkey, told }} />
      {isUnable && <Notice tone="warning">{words('passkeys.unable')}</Notice>}
      {open?.to === 'remove' ? (
        <ProofForm
          name="passkey-removal"
          submit={words('passkeys.removeOf', { name: told.label })}
          variant="danger"
          hasPasskeys={canUse}
          act={(proof) => removePasskey(browserApi, id, proof)}
          onDone={() => {
            close();
            return onRemoved();
          }}
          onUnable={() => setUnable(true)}
          onCancel={cancel}
        />
      ) : (
        <div className={ways['ways']}>
          {(['rename', 'remove'] as const).map((to) => (
            <Button
              key={to}
              variant="quiet"
              aria-label={words(`passkeys.${to}Of`, { name: told.label })}
              autoFocus={left === to}
              onClick={() => {
                setLeft(null);
                setOpen({ id, to });
              }}
            >
              {words(`passkeys.${to}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function PasskeyText({ passkey, told: { called, made } }: Pick<RowProps, 'passkey' | 'told'>) {
  const words = useWords();
  const locale = useLocale();
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

interface PasskeyLabels {
  /** The name that its owner gave it, else where it was made. */
  called: string;
  made: string;
  /** What it is called in a list of buttons. */
  label: string;
}

/** Of passkeys that are called the same, the day tells which is which, and of those of one day the time. */
function useTellingApart(passkeys: Passkey[]): (passkey: Passkey) => PasskeyLabels {
  const words = useWords();
  const locale = useLocale();
  const device = useDevice();
  const calledOf = (passkey: Passkey) => passkey.name || device(passkey);
  const dayOf = ({ createdAt }: Passkey) => formatDay(createdAt, locale);
  return (passkey) => {
    const called = calledOf(passkey);
    const day = dayOf(passkey);
    const alike = passkeys.filter((other) => calledOf(other) === called);
    const isOnlyOfDay = alike.filter((other) => dayOf(other) === day).length === 1;
    const made = isOnlyOfDay ? day : formatMoment(passkey.createdAt, locale);
    return {
      ...{ called, made },
      label: alike.length === 1 ? called : words('passkeys.calledAlike', { name: called, made }),
    };
  };
}

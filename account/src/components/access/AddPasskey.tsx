import { useState } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Attestation, CreationOptions } from '@vitrine/shared/contract/accounts/passkeys';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { addPasskey, askNewPasskey } from '../../api/passkeys.ts';
import { useWords } from '../../model/use-words.ts';
import { makePasskey, type Ceremony } from '@vitrine/shared/remote/web-authn';
import { ProofForm } from './ProofForm.tsx';
import style from '../AskNotice.module.css';
import ways from './ProofForm.module.css';

interface AddPasskeyProps {
  hasPasskeys: boolean;
  onBegin(): void;
  onAdded(): Promise<void>;
}

/** `isBack`: what was pressed is gone, and the button that comes back takes the focus. */
type Step =
  | { name: 'idle'; isBack?: boolean }
  | { name: 'proof' }
  | { name: 'make'; options: CreationOptions };
type Fault = Exclude<Ceremony<Attestation>['kind'], 'made' | 'cancelled'>;

/** A new passkey: proof of who asks, then the browser's own dialog, which needs a press of its own. */
export function AddPasskey({ hasPasskeys, onBegin, onAdded }: AddPasskeyProps) {
  const words = useWords();
  const { browserApi } = useRemote();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const [fault, setFault] = useState<Fault | null>(null);
  const making = useAction(
    async (options: CreationOptions): Promise<ApiResult<boolean>> => {
      setFault(null);
      const made = await makePasskey(options);
      if (!made.ok) return made;
      const { value } = made;
      if (value.kind === 'known' || value.kind === 'unable') setFault(value.kind);
      if (value.kind !== 'made') return { ok: true, value: false };
      const added = await addPasskey(browserApi, value.made);
      // Each challenge is good for one answer: whoever tries again proves anew.
      if (!added.ok) setStep({ name: 'idle', isBack: true });
      return added.ok ? { ok: true, value: true } : added;
    },
    async (isAdded) => {
      if (!isAdded) return;
      setStep({ name: 'idle' });
      await onAdded();
    },
  );
  const goTo = (next: Step) => {
    setFault(null);
    setStep(next);
  };
  const cancel = () => goTo({ name: 'idle', isBack: true });
  const begin = () => {
    goTo({ name: 'proof' });
    onBegin();
  };
  return (
    <div className={style['ask']}>
      {fault && <Notice tone="warning">{words(`passkeys.${fault}`)}</Notice>}
      <RequestFailed failure={making.failure} />
      {step.name === 'idle' && (
        <Button autoFocus={step.isBack} onClick={begin}>
          {words('passkeys.add')}
        </Button>
      )}
      {step.name === 'proof' && (
        <ProofForm
          name="passkey"
          submit={words('passkeys.goOn')}
          hasPasskeys={hasPasskeys}
          act={(proof) => askNewPasskey(browserApi, proof)}
          onDone={(options) => goTo({ name: 'make', options })}
          onUnable={() => setFault('unable')}
          onCancel={cancel}
        />
      )}
      {step.name === 'make' && (
        <>
          <p>{words('passkeys.makeText')}</p>
          <div className={ways['ways']}>
            <Button autoFocus busy={making.isBusy} onClick={() => void making.run(step.options)}>
              {words('passkeys.make')}
            </Button>
            <Button variant="quiet" onClick={cancel}>
              {words('common.cancel')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

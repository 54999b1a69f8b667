import { useRevalidator } from 'react-router';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useState } from 'react';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import { useAction } from '@vitrine/shared/remote/use-action';
import { signWithPasskey, useCanUsePasskeys } from '@vitrine/shared/remote/web-authn';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { askPasskeyProof, passByPasskey, passSecondFactor } from '../../api/access/second-factor.ts';
import { useCurrentStaff } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import { CodeForm } from './CodeForm.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import style from './SecondFactor.module.css';
import { Announced } from '../Announced.tsx';

interface SecondFactorProps {
  /** New recovery codes, until they are put away. */
  codes: string[] | null;
  onCodes(codes: string[] | null): void;
}

/** In the place of a page: what is still to be shown before it opens. Then it opens, where one was. */
export function SecondFactor({ codes, onCodes }: SecondFactorProps) {
  const { secondFactor } = useCurrentStaff();
  const { revalidate } = useRevalidator();
  const goOn = async () => {
    await revalidate();
    onCodes(null);
  };
  return (
    <div className={style['gate']}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => void goOn()} />
      ) : secondFactor === 'none' ? (
        <SetUpSecondFactor onCodes={onCodes} />
      ) : (
        <AskCode onPassed={goOn} />
      )}
    </div>
  );
}

function AskCode({ onPassed }: { onPassed(): Promise<void> }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { hasPasskey } = useCurrentStaff();
  return (
    <>
      <PageTitle lead={words('factor.ask.lead')}>{words('factor.ask.title')}</PageTitle>
      <CodeForm
        label={words('factor.ask.label')}
        hint={words('factor.ask.hint')}
        submit={words('factor.ask.submit')}
        send={(code) => passSecondFactor(browserApi, code)}
        onDone={onPassed}
      />
      {hasPasskey && <PassByPasskey onPassed={onPassed} />}
    </>
  );
}

/** In place of a code, for who has a passkey in a browser that knows them. */
function PassByPasskey({ onPassed }: { onPassed(): Promise<void> }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const canUse = useCanUsePasskeys();
  const [isUnable, setUnable] = useState(false);
  const pass = useAction<undefined, Staff | null>(
    async () => {
      const options = await askPasskeyProof(browserApi);
      if (!options.ok) return options;
      const signed = await signWithPasskey(options.value);
      if (!signed.ok) return signed;
      setUnable(signed.value.kind === 'unable');
      return signed.value.kind === 'made'
        ? passByPasskey(browserApi, signed.value.made)
        : { ok: true, value: null };
    },
    async (staff) => {
      if (staff) await onPassed();
    },
  );
  if (!canUse) return null;
  return (
    <div className={style['passkey']}>
      <p className={style['or']}>{words('factor.ask.or')}</p>
      {isUnable && <Notice tone="warning">{words('factor.ask.unable')}</Notice>}
      <RequestFailed failure={pass.failure} />
      <Button variant="quiet" busy={pass.isBusy} onClick={() => void pass.run(undefined)}>
        {words('factor.ask.passkey')}
      </Button>
    </div>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  onSaved(): void;
}

/** Shown once: to be copied, saved or printed before going on. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const words = useWords();
  const { email } = useCurrentStaff();
  const [isCopied, setCopied] = useState(false);
  const text = [words('factor.codes.heading', { email }), '', ...codes, ''].join('\n');
  const copy = async () => {
    // Refused by some browsers: the codes stand on the page all the same.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <PageTitle lead={words('factor.codes.lead')}>{words('factor.codes.title')}</PageTitle>
      <ul className={style['codes']} aria-label={words('factor.codes.title')} role="list">
        {codes.map((code) => (
          <li key={code}>
            <code className={style['code']}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={style['keep']}>
        <Button variant="quiet" onClick={() => void copy()}>
          {words('factor.codes.copy')}
        </Button>
        <Button variant="quiet" onClick={() => save(text)}>
          {words('factor.codes.save')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {words('factor.codes.print')}
        </Button>
        <Announced as="span">{isCopied && words('factor.codes.copied')}</Announced>
      </div>
      <div className={style['keep']}>
        <Button onClick={onSaved}>{words('factor.codes.kept')}</Button>
      </div>
    </>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vitrine-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

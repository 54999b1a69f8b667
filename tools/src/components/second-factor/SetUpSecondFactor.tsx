import { useState } from 'react';
import type { SecondFactorBegun } from '@vitrine/shared/contract/tools/tools';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { beginSecondFactor, confirmSecondFactor } from '../../api/access/second-factor.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { CodeForm } from './CodeForm.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './SecondFactor.module.css';

/** Why, then the picture for the app, then the first code of it. */
export function SetUpSecondFactor({ onCodes }: { onCodes(codes: string[]): void }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null);
  const { run, isBusy, failure } = useAction(() => beginSecondFactor(browserApi), setBegun);
  return (
    <>
      <PageTitle lead={words('factor.setUp.lead')}>{words('factor.setUp.title')}</PageTitle>
      <RequestFailed failure={failure} />
      {begun ? (
        <>
          <Secret begun={begun} />
          <CodeForm
            label={words('factor.setUp.label')}
            hint={words('factor.setUp.hint')}
            submit={words('factor.setUp.submit')}
            send={(code) => confirmSecondFactor(browserApi, code)}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
          />
        </>
      ) : (
        <div>
          <Button busy={isBusy} onClick={() => void run(undefined)}>
            {words('factor.setUp.begin')}
          </Button>
        </div>
      )}
    </>
  );
}

function Secret({ begun: { secret, uri, qr } }: { begun: SecondFactorBegun }) {
  const words = useWords();
  return (
    <div className={style['secret']}>
      <svg
        className={style['qr']}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words('factor.setUp.picture')}
      >
        <path d={qr.path} />
      </svg>
      <div>
        <p>{words('factor.setUp.scan')}</p>
        <p>
          <code className={style['code']}>{inFours(secret)}</code>
        </p>
        <p>
          <a href={uri}>{words('factor.setUp.sameDevice')}</a>
        </p>
      </div>
    </div>
  );
}

/** Easier to type from one screen to another; apps leave out the spaces. */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

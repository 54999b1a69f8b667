import { useState } from 'react';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { signWithPasskey, useCanUsePasskeys } from '@vitrine/shared/remote/web-authn';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { askPasskeyProof, passByPasskey } from '../../api/access/second-factor.ts';
import { useWords } from '../../model/use-words.ts';
import style from './SecondFactor.module.css';

/** In place of a code, for who has a passkey in a browser that knows them. */
export function PassByPasskey({ onPassed }: { onPassed(): Promise<void> }) {
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

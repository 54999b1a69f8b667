import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Assertion } from '@vitrine/shared/contract/accounts/passkeys';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { askPasskeyLogin, logInByPasskey } from '../../api/log-in.ts';
import { useLogin } from '../../model/use-login.ts';
import { useWords } from '../../model/use-words.ts';
import {
  offerPasskeys,
  reportUnknown,
  signWithPasskey,
  stopOffering,
  useCanUsePasskeys,
} from '@vitrine/shared/remote/web-authn';
import style from './PasskeyLogin.module.css';

/** Before the five minutes of a challenge are over. */
const OFFER_AGAIN_MS = 4 * 60_000;

/** In by a passkey: by the button, or chosen at the field of the e-mail address. */
export function PasskeyLogin({ back }: { back: string | null }) {
  const words = useWords();
  const canUse = useCanUsePasskeys();
  const { api, enter } = useLogin(back);
  const [isUnable, setUnable] = useState(false);
  /** Staff are let in by a finger, a face or a PIN only: the next try has the browser ask for it. */
  const [isVerified, setVerified] = useState(false);

  const sign = async (): Promise<ApiResult<Assertion | null>> => {
    const options = await askPasskeyLogin(api, isVerified);
    if (!options.ok) return options;
    const signed = await signWithPasskey(options.value);
    if (!signed.ok) return signed;
    setUnable(signed.value.kind === 'unable');
    return { ok: true, value: signed.value.kind === 'made' ? signed.value.made : null };
  };
  const login = useAction(
    async (offered: Assertion | null) => {
      const signed: ApiResult<Assertion | null> = offered ? { ok: true, value: offered } : await sign();
      if (!signed.ok) return signed;
      if (!signed.value) return { ok: true, value: null };
      const answer = await logInByPasskey(api, signed.value);
      const code = !answer.ok && answer.failure.kind === 'rejected' ? answer.failure.code : '';
      if (code === 'passkey-unverified') setVerified(true);
      if (code === 'unknown-passkey') void reportUnknown(signed.value);
      return answer;
    },
    async (done) => {
      if (done) await enter(done);
    },
  );
  useOffer(canUse === true && !login.isBusy, isVerified, (chosen) => void login.run(chosen));
  if (canUse === false) return null;
  return (
    // Its place is reserved until the page runs: nothing may jump.
    <div className={style['passkey']} data-waiting={canUse === null || undefined}>
      <p className={style['or']}>{words('login.or')}</p>
      {isUnable && <Notice tone="warning">{words('passkeys.unable')}</Notice>}
      <RequestFailed failure={login.failure} />
      <Button variant="quiet" busy={login.isBusy} onClick={() => void login.run(null)}>
        {words('login.passkey')}
      </Button>
    </div>
  );
}

/** Offers passkeys in the browser's list of what fills the field in, anew before a challenge is over. */
function useOffer(isOn: boolean, isVerified: boolean, onChosen: (passkey: Assertion) => void): void {
  const { api } = useLogin(null);
  const [round, setRound] = useState(0);
  const choose = useEffectEvent(onChosen);
  const ask = useEffectEvent(() => askPasskeyLogin(api, isVerified));
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let isOffering = false;
    const offer = async () => {
      const options = await ask();
      if (isOver || !options.ok) return;
      isOffering = true;
      const chosen = await offerPasskeys(options.value);
      isOffering = false;
      if (chosen && !isOver) choose(chosen);
    };
    void offer();
    const timer = setTimeout(() => setRound(round + 1), OFFER_AGAIN_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (isOffering) void stopOffering();
    };
  }, [isOn, round]);
}

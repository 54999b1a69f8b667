import { useState } from 'react';
import type { Done } from '@vitrine/shared/contract/account';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/Button';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useAction } from '@vitrine/shared/remote/use-action';
import style from './AskNotice.module.css';
import { Failed } from './Failed.tsx';

interface AskNoticeProps {
  title: string;
  text: string;
  submit: string;
  act(): Promise<ApiResult<Done>>;
  onDone?(): Promise<void>;
}

/** Something the shopper could do now, with the button that does it. */
export function AskNotice({ title, text, submit, act, onDone }: AskNoticeProps) {
  const [isDone, setDone] = useState(false);
  const { run, isBusy, failure } = useAction(act, async () => {
    setDone(true);
    await onDone?.();
  });
  if (isDone) return null;
  return (
    <Notice tone="info" title={title}>
      <div className={style['ask']}>
        <p>{text}</p>
        <Failed failure={failure} />
        <Button variant="quiet" busy={isBusy} onClick={() => void run(undefined)}>
          {submit}
        </Button>
      </div>
    </Notice>
  );
}

import { useRevalidator } from 'react-router';
import type { Account } from '@vitrine/shared/contract/account';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { changeNewsletter } from '../api/change-newsletter.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../model/use-words.ts';
import style from './AskNotice.module.css';
import { Failed } from './Failed.tsx';

/** Whether the newsletter comes, and the way in or out. In goes by a mail, so that nobody signs up another. */
export function Newsletter({ state }: { state: Account['newsletter'] }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const { run, isBusy, failure } = useAction(
    (wants: boolean) => changeNewsletter(browserApi, wants),
    revalidate,
  );
  return (
    <div className={style['ask']}>
      <p>{words(`newsletter.${state}`)}</p>
      <Failed failure={failure} />
      {state !== 'confirmed' && (
        <Button variant="quiet" busy={isBusy} onClick={() => void run(true)}>
          {words(state === 'none' ? 'newsletter.ask' : 'newsletter.again')}
        </Button>
      )}
      {state !== 'none' && (
        <Button variant="quiet" busy={isBusy} onClick={() => void run(false)}>
          {words('newsletter.end')}
        </Button>
      )}
    </div>
  );
}

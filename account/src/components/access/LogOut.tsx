import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/links/Button';
import { logOut } from '../../api/log-in.ts';
import { useArrive } from '../../model/use-arrive.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './LogOut.module.css';

/** The way out, on every page of the account. */
export function LogOut() {
  const words = useWords();
  const home = pathTo('home', useLocale());
  const { browserApi } = useRemote();
  const arrive = useArrive();
  const { run, isBusy, failure } = useAction(
    () => logOut(browserApi),
    () => arrive(home),
  );
  return (
    <>
      <RequestFailed failure={failure} />
      <div className={style['out']}>
        <Button variant="quiet" busy={isBusy} onClick={() => void run(undefined)}>
          {words('account.logOut')}
        </Button>
      </div>
    </>
  );
}

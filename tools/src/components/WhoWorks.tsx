import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { logOut } from '../api/log-out.ts';
import { useMe } from '../model/me.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../model/use-words.ts';
import { Failed } from './Failed.tsx';
import style from './WhoWorks.module.css';

/** Who works here, as what, and the way out. */
export function WhoWorks() {
  const words = useWords();
  const { email, firstname, role } = useMe();
  const { browserApi, refreshProfile } = useRemote();
  const home = pathTo('home', useLocale());
  const { run, isBusy, failure } = useAction(
    () => logOut(browserApi),
    async () => {
      // What was typed goes, and other tabs hear of it; then the whole page goes, and nothing of the work stays.
      await refreshProfile?.();
      window.location.assign(home);
    },
  );
  return (
    <>
      <p className={style['who']}>
        <b>{firstname || email}</b>
        <span>{words(`role.${role}`)}</span>
      </p>
      <Failed failure={failure} />
      <Button variant="quiet" className={style['out']} busy={isBusy} onClick={() => void run(undefined)}>
        {words('nav.logOut')}
      </Button>
    </>
  );
}

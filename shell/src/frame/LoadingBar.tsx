import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import style from './LoadingBar.module.css';

/** While a page is on its way. Its style waits 200 ms before it shows, and ends after 5 s at the latest. */
export function LoadingBar() {
  const intl = useIntl();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      className={style['bar']}
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'shell.loading' })}
    />
  );
}

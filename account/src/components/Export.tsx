import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../model/use-words.ts';
import style from './Export.module.css';

/**
 * The files that hold all that the shop knows. Plain links: the browser keeps the file, also without scripts. They name
 * the page they stand on, for who is no longer logged in is led to the login and back.
 */
export function Export() {
  const words = useWords();
  const back = pathTo('accountData', useLocale());
  return (
    <ul className={style['files']} role="list">
      {(['json', 'csv'] as const).map((format) => (
        <li key={format}>
          <a href={withQuery('/api/account/export', { format, back })}>{words(`data.export.${format}`)}</a>
        </li>
      ))}
    </ul>
  );
}

import { useWords } from '../model/use-words.ts';
import style from './Export.module.css';

/** The files that hold all that the shop knows. Plain links: the browser keeps the file, also without scripts. */
export function Export() {
  const words = useWords();
  return (
    <ul className={style['files']} role="list">
      {(['json', 'csv'] as const).map((format) => (
        <li key={format}>
          <a href={`/api/account/export?format=${format}`} download>
            {words(`data.export.${format}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

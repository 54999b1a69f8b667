import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { exportAddress } from '../../api/insects/imports.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Import.module.css';

/** All lots as a file; a narrowed list is exported where it stands. */
export function Export() {
  const words = useWords();
  const locale = useLocale();
  return (
    <section className={style['part']} aria-labelledby="import-export">
      <h2 id="import-export">{words('import.export')}</h2>
      <p className={style['lead']}>{words('import.exportText')}</p>
      <p className={style['ways']}>
        <ButtonLink to={exportAddress({}, locale)} variant="quiet" reloads>
          {words('import.exportAll')}
        </ButtonLink>
        <SiteLink to={pathTo('toolsInsects', locale)}>{words('import.exportSome')}</SiteLink>
      </p>
    </section>
  );
}

import type { Insect, Picture } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { picturePath } from '../../model/picture-url.ts';
import { isForNewTab } from './GalleryThumbnails.tsx';
import style from './FlawList.module.css';

interface Props {
  flaws: NonNullable<Insect['flaws']>;
  /** The shop says that its flaws cannot be seen in the pictures. */
  areHidden: boolean;
  pictures: Picture[];
  /** Somebody wants to see one of them nearby. */
  onLook: (index: number, link: HTMLAnchorElement, flaw: number) => void;
}

/** What is not perfect, in words. Each leads to where its picture shows it; without scripts, to the picture. */
export function FlawList({ flaws, areHidden, pictures, onLook }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  if (flaws.length === 0 && !areHidden) return null;
  return (
    <section className={style['flaws']} aria-labelledby="flaws">
      <h2 id="flaws">{intl.formatMessage({ id: 'catalog.flaws.title' })}</h2>
      {areHidden && <p>{intl.formatMessage({ id: 'catalog.flaws.hidden' })}</p>}
      <ol className={style['list']}>
        {flaws.map(({ picture: hash, name, text }, flaw) => {
          const index = pictures.findIndex((picture) => picture.hash === hash);
          const picture = pictures[index];
          const look = (event: MouseEvent<HTMLAnchorElement>) => {
            if (isForNewTab(event)) return;
            event.preventDefault();
            onLook(index, event.currentTarget, flaw);
          };
          return (
            <li key={flaw}>
              {picture ? (
                <a href={picturePath(picture)} onClick={look}>
                  {name[locale]}
                </a>
              ) : (
                name[locale]
              )}
              {text?.[locale] && <span className={style['text']}>{text[locale]}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

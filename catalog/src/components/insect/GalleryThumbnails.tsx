import type { Insect } from '@vitrine/shared/contract/catalogue';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import type { MouseEvent } from 'react';
import { picturePath } from '../../model/picture-url.ts';
import style from './Gallery.module.css';

interface Props {
  insect: Pick<Insect, 'uuid' | 'name' | 'family' | 'pictures'>;
  /** Positions of pictures that are still to be made. */
  awaited: number[];
  shown: number;
  altOf: (index: number) => string;
  onShow: (index: number) => void;
}

/** Links to the pictures, so that they work without scripts; with them they change the large one. */
export function GalleryThumbnails({ insect, awaited, shown, altOf, onShow }: Props) {
  const show = (event: MouseEvent, index: number) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul className={style['thumbnails']} role="list">
      {insect.pictures.map((picture, index) => (
        <li key={index}>
          <a
            href={picturePath(picture)}
            onClick={(event) => show(event, index)}
            aria-current={index === shown ? 'true' : undefined}
          >
            <Picture picture={picture} alt={altOf(index)} sizes="5rem" />
          </a>
        </li>
      ))}
      {awaited.map((position) => (
        <li key={`awaited ${position}`} className={style['awaited']}>
          <Picture
            picture={null}
            of={{ ...insect, isPictureAwaited: true }}
            position={position}
            alt=""
            sizes="5rem"
          />
        </li>
      ))}
    </ul>
  );
}

/** With such a key the browser is asked to open the link elsewhere. */
export function isForNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

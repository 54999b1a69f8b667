import type { Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import type { MouseEvent } from 'react';
import { picturePath } from '../../model/picture-url.ts';
import style from './Gallery.module.css';

interface Props {
  pictures: StoredPicture[];
  shown: number;
  altOf: (index: number) => string;
  onShow: (index: number) => void;
}

/** Links to the pictures, so that they work without scripts; with them they change the large one. */
export function GalleryThumbnails({ pictures, shown, altOf, onShow }: Props) {
  const show = (event: MouseEvent, index: number) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul className={style['thumbnails']} role="list">
      {pictures.map((picture, index) => (
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
    </ul>
  );
}

/** With such a key the browser is asked to open the link elsewhere. */
export function isForNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

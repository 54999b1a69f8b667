import type { Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import { Icon } from '@vitrine/shared/ui/Icon';
import { Picture } from '@vitrine/shared/ui/Picture';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { picturePath } from '../model/picture-url.ts';
import { Zoom } from './Zoom.tsx';
import style from './Gallery.module.css';

interface Props {
  name: string;
  /** The name as the page writes it. */
  title: ReactNode;
  pictures: StoredPicture[];
  isSoldOut: boolean;
}

const SIZES = '(min-width: 80rem) 44rem, (min-width: 60rem) 55vw, 100vw';

/** The pictures of an insect. Pressing the large one enlarges it; without scripts both kinds of link open the file. */
export function Gallery({ name, title, pictures, isSoldOut }: Props) {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const picture = pictures[shown] ?? null;
  const alt = intl.formatMessage(
    { id: 'catalog.gallery.alt' },
    { name, number: shown + 1, count: pictures.length },
  );

  const zoom = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    setZoomed(true);
  };

  return (
    <div className={style['gallery']} data-sold={isSoldOut || undefined}>
      {picture ? (
        <a className={style['enlarge']} href={picturePath(picture)} onClick={zoom} aria-haspopup="dialog">
          <span className={style['frame']}>
            <Picture key={picture.hash} picture={picture} alt={alt} sizes={SIZES} eager />
          </span>
          <span className={style['zoom']}>
            <Icon name="zoom" /> {intl.formatMessage({ id: 'catalog.gallery.zoom' })}
          </span>
        </a>
      ) : (
        <div className={style['frame']}>
          <Picture
            picture={null}
            alt={intl.formatMessage({ id: 'catalog.gallery.none' }, { name })}
            sizes={SIZES}
          />
        </div>
      )}
      {pictures.length > 1 && <Thumbnails name={name} pictures={pictures} shown={shown} onShow={setShown} />}
      <Zoom
        name={name}
        title={title}
        pictures={pictures}
        shown={shown}
        onShow={setShown}
        isOpen={isZoomed}
        onClose={() => setZoomed(false)}
      />
    </div>
  );
}

interface ThumbnailsProps extends Pick<Props, 'name' | 'pictures'> {
  shown: number;
  onShow: (index: number) => void;
}

function Thumbnails({ name, pictures, shown, onShow }: ThumbnailsProps) {
  const intl = useIntl();
  const show = (event: MouseEvent, index: number) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul className={style['thumbnails']} role="list">
      {pictures.map((picture, index) => (
        <li key={picture.hash}>
          <a
            href={picturePath(picture)}
            onClick={(event) => show(event, index)}
            aria-current={index === shown ? 'true' : undefined}
          >
            <Picture
              picture={picture}
              alt={intl.formatMessage(
                { id: 'catalog.gallery.alt' },
                { name, number: index + 1, count: pictures.length },
              )}
              sizes="5rem"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function isForNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

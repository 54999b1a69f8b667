import type { Insect, Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { picturePath } from '../../model/picture-url.ts';
import { FlawList } from './FlawList.tsx';
import { GalleryScale } from './GalleryScale.tsx';
import { GalleryThumbnails, isForNewTab } from './GalleryThumbnails.tsx';
import { useZoom } from './use-zoom.ts';
import style from './Gallery.module.css';

interface Props {
  insect: Pick<
    Insect,
    | 'uuid'
    | 'name'
    | 'family'
    | 'isPictureAwaited'
    | 'pictures'
    | 'awaited'
    | 'flaws'
    | 'flawsHidden'
    | 'stock'
    | 'isMixed'
  >;
  isSoldOut: boolean;
}

const SIZES = '(min-width: 85rem) 45rem, (min-width: 60rem) 53vw, (min-width: 46rem) 44vw, 88vw';

/** The pictures of an insect. Pressing the large one brings it near; without scripts links open the files. */
export function Gallery({ insect, isSoldOut }: Props) {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const { name, pictures, flaws = [] } = insect;
  const count = pictures.length;
  // A main picture that is still to come has its own place above.
  const awaited = (insect.awaited ?? []).filter((position) => position > 0);
  const locale = useLocale();
  const altOf = (index: number) =>
    pictures[index]?.alt?.[locale] ||
    intl.formatMessage({ id: 'catalog.gallery.alt' }, { name, number: index + 1, count });
  const zoom = useZoom({ name, pictures, flaws, altOf, onShow: setShown });
  const picture = pictures[shown];
  return (
    <div className={style['gallery']} data-sold={isSoldOut || undefined}>
      {picture ? (
        <MainPicture picture={picture} alt={altOf(shown)} onPress={(link) => void zoom(shown, link)} />
      ) : (
        <div className={style['frame']} data-specimen="">
          <Picture
            picture={null}
            of={insect}
            alt={intl.formatMessage({ id: 'catalog.gallery.none' }, { name })}
            sizes={SIZES}
          />
        </div>
      )}
      {/* A mixed lot shows several, and says of which species. */}
      {picture && insect.stock > 1 && !insect.isMixed && (
        <p className={style['oneOf']}>
          {intl.formatMessage({ id: 'catalog.gallery.oneOf' }, { stock: insect.stock })}
        </p>
      )}
      {(count > 1 || awaited.length > 0) && (
        <GalleryThumbnails insect={insect} awaited={awaited} shown={shown} altOf={altOf} onShow={setShown} />
      )}
      <FlawList
        flaws={flaws}
        areHidden={insect.flawsHidden === true}
        pictures={pictures}
        onLook={(index, link, flaw) => void zoom(index, link, flaw)}
      />
    </div>
  );
}

interface MainPictureProps {
  picture: StoredPicture;
  alt: string;
  onPress: (link: HTMLAnchorElement) => void;
}

function MainPicture({ picture, alt, onPress }: MainPictureProps) {
  const intl = useIntl();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onPress(event.currentTarget);
  };
  return (
    <a className={style['enlarge']} href={picturePath(picture)} onClick={press} aria-haspopup="dialog">
      <span className={style['frame']} data-specimen="">
        <Picture key={picture.hash} picture={picture} alt={alt} sizes={SIZES} eager />
      </span>
      <span className={style['under']}>
        <GalleryScale picture={picture} />
        <span className={style['zoom']}>
          <Icon name="zoom" /> {intl.formatMessage({ id: 'catalog.gallery.zoom' })}
        </span>
      </span>
    </a>
  );
}

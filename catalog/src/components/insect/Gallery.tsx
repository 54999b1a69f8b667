import type { Insect, Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Sign } from '@vitrine/shared/ui/icons/Icon';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useState, type MouseEvent, useEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { picturePath } from '../../model/picture-url.ts';
import { FlawList } from './FlawList.tsx';
import { GalleryScale } from './GalleryScale.tsx';
import { GalleryThumbnails, isForNewTab } from './GalleryThumbnails.tsx';
import style from './Gallery.module.css';
import { closeUp } from '../../model/close-up.ts';
import type { ZoomWords } from './open-zoom.ts';

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

const LENS =
  'M13.2 13.2 17.5 17.5M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM6.25 8.75h5M8.75 6.25v5';
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
          <Sign path={LENS} /> {intl.formatMessage({ id: 'catalog.gallery.zoom' })}
        </span>
      </span>
    </a>
  );
}

interface ZoomOptions {
  name: string;
  pictures: StoredPicture[];
  flaws: NonNullable<Insect['flaws']>;
  altOf: (index: number) => string;
  onShow: (index: number) => void;
}

/**
 * Brings a picture near. The viewer is fetched at the first look; when it cannot be had the link is followed to the
 * file. It goes when the page goes, such as by the browser's way back.
 */
function useZoom({ name, pictures, flaws, altOf, onShow }: ZoomOptions) {
  const intl = useIntl();
  const locale = useLocale();
  const isAsked = useRef(false);
  const remove = useRef(() => {});
  useEffect(() => () => remove.current(), []);

  return async (index: number, link: HTMLAnchorElement, flaw?: number): Promise<void> => {
    if (isAsked.current) return;
    isAsked.current = true;
    const onPage = document.querySelector<HTMLImageElement>('[aria-haspopup=dialog] img')?.currentSrc ?? '';
    try {
      const { openZoom } = await import('./open-zoom.ts');
      if (!link.isConnected) return;
      remove.current = openZoom({
        pictures: pictures.map((picture, place) => closeUp(picture, altOf(place), onPage)),
        index,
        flaws: flaws.map(({ picture, x, y, ...said }) => ({
          ...{ x, y, name: said.name[locale], text: said.text?.[locale] ?? '' },
          index: pictures.findIndex(({ hash }) => hash === picture),
        })),
        flaw,
        locale,
        words: wordsFor(intl, name, pictures.length),
        onShow,
        onClosed: () => {
          isAsked.current = false;
          remove.current = () => {};
        },
      });
    } catch {
      isAsked.current = false;
      window.location.assign(link.href);
    }
  };
}

function wordsFor(intl: IntlShape, name: string, count: number): ZoomWords {
  const say = (id: string, values = {}) => intl.formatMessage({ id: `catalog.gallery.${id}` }, values);
  return {
    title: say('near', { name }),
    close: say('close'),
    zoomIn: say('zoomIn'),
    zoomOut: say('zoomOut'),
    previous: say('previous'),
    next: say('next'),
    failed: say('failed'),
    place: (number) => say('place', { number, count }),
    millimetres: (mm) => say('millimetres', { mm }),
  };
}

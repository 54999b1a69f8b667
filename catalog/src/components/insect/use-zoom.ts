import type { Insect, Picture } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { closeUp } from '../../model/close-up.ts';
import type { ZoomWords } from './open-zoom.ts';

interface Options {
  name: string;
  pictures: Picture[];
  flaws: NonNullable<Insect['flaws']>;
  altOf: (index: number) => string;
  onShow: (index: number) => void;
}

/**
 * Brings a picture near. The viewer is fetched at the first look; when it cannot be had the link is followed to the
 * file. It goes when the page goes, such as by the browser's way back.
 */
export function useZoom({ name, pictures, flaws, altOf, onShow }: Options) {
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

/** The name that the picture of a page has in `base.css`. */
const NAME = 'specimen';
/** That of a photo which is awaited has no box of its own, and no sources. */
const PICTURE = 'picture:has(source)';

/** Weakly: it must not keep the page that was left. */
let grown: WeakRef<HTMLElement> | null = null;

/**
 * Readies the picture of a link's card to grow into that of the page, and says whether it will: not for who asked for less
 * motion, nor in browsers without view transitions, nor from a page that has such a picture itself.
 */
export function growPicture(link: HTMLElement): boolean {
  grown?.deref()?.style.removeProperty('view-transition-name');
  grown = null;
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return false;
  const picture = link.closest('article')?.querySelector<HTMLElement>(PICTURE);
  if (!picture || hasOneAlready()) return false;
  grown = new WeakRef(picture);
  picture.style.setProperty('view-transition-name', NAME);
  return true;
}

/** Of two that have one name a browser shows none. */
const hasOneAlready = () => document.querySelector('[data-specimen]') !== null;

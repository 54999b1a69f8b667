import { use, type ComponentProps, type MouseEvent } from 'react';
import { createPath, parsePath, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The whole path of a page of the shop, as `pathTo` makes it. */
  to: string;
  /** For what changes a list in its place: the page is not scrolled to its top. */
  keepsScroll?: boolean;
  /** For the link of a card: its picture grows into that of the page. */
  grows?: boolean;
}

/**
 * A link to a page of the shop, followed without a reload. The router's own link resolves every address against the
 * page and its routes; the shop's paths are whole already, and a list has a hundred of them.
 */
export function SiteLink({
  to,
  keepsScroll = false,
  grows = false,
  onClick,
  children,
  ...rest
}: SiteLinkProps) {
  const router = use(RouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: a link to the page that is open adds nothing to the history.
    const replace = createPath(router.state.location) === createPath(parsePath(to));
    const viewTransition = grows && growPicture(event.currentTarget);
    void router.navigate(to, { replace, preventScrollReset: keepsScroll, viewTransition });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Any other click means a new tab, a new window or a download, and is the browser's. */
function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const staysHere = !currentTarget.target || currentTarget.target === '_self';
  return button === 0 && staysHere && !(metaKey || altKey || ctrlKey || shiftKey);
}

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

import { use, type ComponentProps, type MouseEvent } from 'react';
import { growPicture } from './grow-picture.ts';
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

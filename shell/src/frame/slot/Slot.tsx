import { useSetAtom, useStore, useAtomValue } from 'jotai';
import { startTransition, Suspense, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { neededLoginPath } from '@vitrine/shared/paths/login-path';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import { reloadForChunk } from '../../model/chunk-reload.ts';
import { failureTitle, pageFailureOf } from '../../model/page-failure.ts';
import { isSlotLiveAtom, isTakenOverAtom, isAsServedAtom } from '../../model/state.ts';
import { standsIn, readWaiting } from '../../routing/page-head.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { pageOutline } from '../../model/page-outline.ts';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { RetryLink } from './RetryLink.tsx';
import style from './Slot.module.css';
import outlineStyle from './Outline.module.css';

/** Where a remote draws. Whatever goes wrong in it stays in it. */
export function Slot() {
  return (
    <>
      <AsServed />
      <Suspense
        key={useKeepsServed() ? 'served' : 'drawn'}
        fallback={
          <Stand>
            <RemoteDown />
            <Outline />
          </Stand>
        }
      >
        <Live>
          <Outlet />
        </Live>
      </Suspense>
    </>
  );
}

/** Within the slot's Suspense, so that it runs when the slot as a whole is this browser's: what was done early is repeated. */
function Live({ children }: { children: ReactNode }) {
  const setLive = useSetAtom(isSlotLiveAtom);
  useEffect(() => {
    // What changes by it is drawn in slices: it may be a whole cart.
    startTransition(() => setLive(true));
  }, [setLive]);
  return children;
}

/**
 * Whether what the server drew in the slot stands, or grew into what stands there. A page that was not taken over yet is
 * let go of as a whole when the shopper goes elsewhere: React would hold the step back until it has taken it over.
 */
function useKeepsServed(): boolean {
  const isTakenOver = useStore().get(isTakenOverAtom);
  return standsIn(useMatches()) || isTakenOver;
}

/** The slot after a failure: a missing page, a remote that is away, something refused, or something broken. */
export function SlotError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const failure = pageFailureOf(error);
  const { status, isAway = false } = failure;
  const title = useIntl().formatMessage({ id: failureTitle(failure) });
  useEffect(() => reloadForChunk(error, window), [error]);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  if (status === 401)
    return <Navigate to={neededLoginPath(readLocale(pathname), pathname + search)} replace />;
  return (
    <Live>
      <Stand>
        {isAway ? <RemoteDown /> : <ErrorPage failure={failure} isWebshop={isWebshop(pathname)} />}
        {/* Both pass, and the page comes back by itself: its room is reserved. */}
        {status === 503 && <Outline />}
      </Stand>
    </Live>
  );
}

/** Pages that bring their own main did not come: what stands for them is in one all the same. */
function Stand({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (readPath(pathname)?.layout !== 'tools') return <div className={style['stand']}>{children}</div>;
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

function isWebshop(pathname: string): boolean {
  return pathname.split('/').includes('webshop') && readPath(pathname)?.name !== 'webshop';
}

/** Above a page that stays as the server drew it: it can be read, and its links lead on, but it does nothing. */
function AsServed() {
  const intl = useIntl();
  const isAway = useAtomValue(isAsServedAtom);
  const isWaiting = readWaiting(useMatches()) !== null;
  const { pathname, search } = useLocation();
  if (!isAway || !isWaiting) return null;
  return (
    <Notice tone="warning" title={intl.formatMessage({ id: 'shell.asServed.title' })}>
      {intl.formatMessage({ id: 'shell.asServed.text' })}{' '}
      <a href={pathname + search}>{intl.formatMessage({ id: 'shell.error.retry' })}</a>
    </Notice>
  );
}

/**
 * The empty frames of a page that cannot be had now, about as high as it is: the footer stays where it was, and nothing
 * jumps when the page comes after all.
 */
function Outline() {
  const { pathname } = useLocation();
  return (
    <div className={outlineStyle['room']} aria-hidden="true">
      {pageOutline(pathname).map((piece, place) => (
        <div key={place} className={outlineStyle['piece']} data-piece={piece} />
      ))}
    </div>
  );
}

/** In the place of a part of the shop that cannot be had now. It keeps the slot's height, and the frame works on. */
function RemoteDown() {
  const intl = useIntl();
  return (
    <EmptyState heading={1} title={intl.formatMessage({ id: 'shell.down.title' })}>
      <p>{intl.formatMessage({ id: 'shell.down.text' })}</p>
      <RetryLink />
    </EmptyState>
  );
}

import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import type { Exchanges } from '../../contract/federation/exchange.ts';
import { LOCALES } from '../../contract/locale.ts';
import type { Notification, RouteHandle } from '../../contract/federation/remote.ts';
import { readLocale, readPath } from '../../paths/read-path.ts';
import { ROUTES, type Owner } from '../../paths/route-table.ts';
import { exampleAddresses } from './examples.ts';
import style from './StandIn.module.css';

interface Props {
  owner: Owner;
  exchanges: Exchanges;
  state: string;
  states: readonly string[];
  onState(state: string): void;
}

/**
 * In the place of the shell's frame: the pages of the remote, its languages, the states that it can be looked at in. It
 * is for who works on the remote and no part of any release, so it speaks English alone.
 */
export function StandIn({ owner, exchanges, state, states, onState }: Props) {
  const { pathname } = useLocation();
  const locale = readLocale(pathname);
  const name = readPath(pathname)?.name;
  useHead();
  return (
    <>
      <aside className={style['panel']} aria-label={`${owner}, alone`}>
        <details>
          <summary>Pages of {owner}</summary>
          <ul>
            {exampleAddresses(owner, locale, exchanges).map((page) => (
              <li key={page.name}>
                <a href={page.address}>{page.name}</a>
              </li>
            ))}
          </ul>
        </details>
        <p>
          {LOCALES.map((other) => {
            const page = exampleAddresses(owner, other, exchanges).find((one) => one.name === name);
            return (
              <a key={other} href={page?.address ?? pathname} lang={other}>
                {other}
              </a>
            );
          })}
        </p>
        <label>
          State{' '}
          <select value={state} onChange={({ target }) => onState(target.value)}>
            {['', ...states].map((one) => (
              <option key={one} value={one}>
                {one || 'as recorded'}
              </option>
            ))}
          </select>
        </label>
      </aside>
      {name && ROUTES[name].layout === 'tools' ? (
        <Outlet />
      ) : (
        <main id="main" tabIndex={-1} data-owner={owner}>
          <Outlet />
        </main>
      )}
    </>
  );
}

/** What the page says of itself, as far as a tab shows it. */
function useHead(): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  // What a remote's route carries is a handle of the contract.
  const { head } = (page?.handle ?? {}) as RouteHandle;
  const title = head && page?.loaderData !== null ? head(page?.loaderData).title : '';
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = readLocale(pathname);
  }, [title, pathname]);
}

/** A page of another remote: the shell would fetch that one. */
export function Elsewhere() {
  const { pathname } = useLocation();
  const page = readPath(pathname);
  return (
    <p className={style['note']} role="status">
      {page ? `${page.name} is a page of ${page.owner}, which is not here.` : `${pathname} is no page.`}
    </p>
  );
}

/** What a page threw: the shell would draw its own page for it. */
export function Thrown() {
  const error = useRouteError();
  const said = isRouteErrorResponse(error) ? String(error.status) : String(error);
  return (
    <p className={style['note']} role="alert">
      The page failed: {said}
    </p>
  );
}

/** What the shell would show in its dialog. */
export function say({ title, message }: Notification): void {
  const note = document.createElement('p');
  note.className = style['said'] ?? '';
  note.setAttribute('role', 'status');
  note.textContent = message ? `${title} ${message}` : title;
  document.body.append(note);
}

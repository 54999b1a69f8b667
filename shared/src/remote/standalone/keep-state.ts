const KEY = 'VDM_ALONE';
const IN_ADDRESS = 'alone';

/** The state to look at: `?alone=slow` of the address, and from then on in this tab. */
export function readState(): string {
  const asked = new URL(location.href).searchParams.get(IN_ADDRESS);
  if (asked !== null) sessionStorage.setItem(KEY, asked);
  return sessionStorage.getItem(KEY) ?? '';
}

/** Looks at the page in another state from now on, whatever its address asked for. */
export function keepState(state: string): void {
  sessionStorage.setItem(KEY, state);
  const address = new URL(location.href);
  address.searchParams.delete(IN_ADDRESS);
  history.replaceState(history.state, '', address);
  location.reload();
}

const KEY = 'VDM_ALONE';

/** The state to look at: `?alone=slow` of the address, and from then on in this tab. */
export function readState(): string {
  const asked = new URL(location.href).searchParams.get('alone');
  if (asked !== null) sessionStorage.setItem(KEY, asked);
  return sessionStorage.getItem(KEY) ?? '';
}

/** Looks at the page in another state from now on. */
export function keepState(state: string): void {
  sessionStorage.setItem(KEY, state);
  location.reload();
}

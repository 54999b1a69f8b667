/** Every remote keeps what was typed in session storage, under names that begin so. */
const PREFIX = 'VDM_';

/** Who logs out leaves nothing of what they typed behind in this tab. The cart, in local storage, is nobody's. */
export function forgetTyped(): void {
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      if (name.startsWith(PREFIX)) window.sessionStorage.removeItem(name);
    }
  } catch {
    return;
  }
}

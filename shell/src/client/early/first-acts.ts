/** Under it the page itself keeps what is done before the shop's own script is here. */
const NAME = 'vitrineFirstActs';
const KINDS = ['click', 'submit', 'keydown'];

/**
 * Keeps what is done from now on, until it is taken. A form without an address would load the page anew, and what was
 * filled in would be gone.
 */
export function keepFirstActs(page: Window): void {
  // The shop's script was sooner, and hears everything itself.
  if (NAME in page) return;
  const acts: Event[] = [];
  Reflect.set(page, NAME, acts);
  const keep = (event: Event) => {
    if (Reflect.get(page, NAME) !== acts) return;
    acts.push(event);
    if (isSentNowhere(event)) event.preventDefault();
  };
  for (const kind of KINDS) page.addEventListener(kind, keep, true);
}

const isSentNowhere = ({ type, target }: Event): boolean =>
  type === 'submit' && target instanceof HTMLFormElement && !target.hasAttribute('action');

/** What was done so far; from now on the caller hears it. */
export function takeFirstActs(page: Window): Event[] {
  const acts: unknown = Reflect.get(page, NAME);
  Reflect.set(page, NAME, null);
  return Array.isArray(acts) ? acts.filter((act) => act instanceof Event) : [];
}

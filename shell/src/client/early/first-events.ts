/** The window property with the queue, until the shop's own script has loaded. */
const NAME = 'vitrineFirstActs';
const KINDS = ['click', 'submit', 'keydown'];

/** Queues events until they are taken. */
export function queueFirstEvents(page: Window): void {
  // The shop's script ran first and listens itself.
  if (NAME in page) return;
  const acts: Event[] = [];
  Reflect.set(page, NAME, acts);
  const keep = (event: Event) => {
    if (Reflect.get(page, NAME) === acts) acts.push(event);
  };
  for (const kind of KINDS) page.addEventListener(kind, keep, true);
}

/** The events queued so far; from now on the caller listens. */
export function takeFirstEvents(page: Window): Event[] {
  const acts: unknown = Reflect.get(page, NAME);
  Reflect.set(page, NAME, null);
  return Array.isArray(acts) ? acts.filter((act) => act instanceof Event) : [];
}

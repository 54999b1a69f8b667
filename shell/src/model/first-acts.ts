/** Under it the page itself keeps what is done before the shop's first script is here. */
const NAME = 'vitrineFirstActs';
const KINDS = ['click', 'submit', 'keydown'];

/**
 * What stands in the page, before anything that can be pressed. A form without an address would load the page anew, and
 * what was filled in would be gone.
 */
export const FIRST_ACTS_SCRIPT = `window.${NAME}=[];for(const kind of ${JSON.stringify(KINDS)})addEventListener(kind,event=>{if(!window.${NAME})return;window.${NAME}.push(event);if(kind==='submit'&&!event.target.hasAttribute('action'))event.preventDefault()},true)`;

/** What was done so far; from now on the caller hears it. */
export function takeFirstActs(page: Window): Event[] {
  const acts: unknown = Reflect.get(page, NAME);
  Reflect.set(page, NAME, null);
  return Array.isArray(acts) ? acts.filter((act) => act instanceof Event) : [];
}

/** Machines fill in every field; people do not see this one. */
export function Honeypot() {
  return (
    <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
  );
}

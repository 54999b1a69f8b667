import { useEffect, type ReactNode } from 'react';

/**
 * Starts something when the page has been taken over. Earlier it would change what is being hydrated;
 * it adds nothing to the tree, which must be the same as on the server.
 */
export function OnceDrawn({ start, children }: { start: () => () => void; children: ReactNode }) {
  useEffect(start, [start]);
  return children;
}

import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Another text whenever somebody comes to the page, by a link to the page that is open too: the `key` of what begins anew
 * with a visit. Going to a part of the page is none: a link to its main part empties no form.
 */
export function useVisit(): string {
  const { key, hash } = useLocation();
  const [visit, setVisit] = useState(key);
  if (hash === '' && key !== visit) setVisit(key);
  return visit;
}

import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';

interface Disclosure {
  ref: RefObject<HTMLDetailsElement | null>;
  open: boolean;
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/**
 * Properties of a `details` that opens when something in it is wanted, and then stays as the shopper leaves it: it never
 * closes over the control that was just used.
 */
export function useDisclosure(isWanted: boolean): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(isWanted);
  // It may have been opened before this script ran.
  useEffect(() => setOpened(ref.current?.open ?? false), []);
  return {
    ref,
    open: isWanted || isOpened,
    onToggle: (event) => setOpened(event.currentTarget.open),
  };
}

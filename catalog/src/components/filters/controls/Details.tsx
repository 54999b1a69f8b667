import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  /** What the sign is called: it has no words. */
  label: string;
  /** Open from the start. */
  isWanted: boolean;
  /** Told when it is found open, also before any script ran. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What a value is made of, behind a sign beside it. */
export function Details({ label, isWanted, onOpen, children }: Props) {
  const disclosure = useDisclosure(isWanted);
  const tell = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (disclosure.open) tell();
  }, [disclosure.open]);
  return (
    <details {...disclosure}>
      <summary aria-label={label} />
      <div>{children}</div>
    </details>
  );
}

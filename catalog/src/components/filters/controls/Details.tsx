import { Icon } from '@vitrine/shared/ui/icons/Icon';
import type { ReactNode } from 'react';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  /** What the sign is called: it has no words. */
  label: string;
  /** Open from the start. */
  isWanted: boolean;
  children: ReactNode;
}

/** What a value is made of, behind a sign beside it. */
export function Details({ label, isWanted, children }: Props) {
  const disclosure = useDisclosure(isWanted);
  return (
    <details {...disclosure}>
      <summary aria-label={label}>
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}

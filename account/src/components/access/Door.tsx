import type { ReactNode } from 'react';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';
import style from './Door.module.css';

interface DoorProps {
  title: string;
  lead?: ReactNode;
  /** On the sheet: the form, or what became of it. */
  children: ReactNode;
  /** Beside it: other ways. */
  aside?: ReactNode;
  /** The shop's address, for who cannot use the form. */
  email: string;
}

/** A page before the account: one sheet with one thing to do, and other ways beside it. */
export function Door({ title, lead, children, aside, email }: DoorProps) {
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={style['door']}>
        <div className={style['sheet']}>
          <NoScript email={email} />
          {children}
        </div>
        {aside && <div className={style['aside']}>{aside}</div>}
      </div>
    </>
  );
}

/** For who has no JavaScript: what does not work here, and another way. */
function NoScript({ email }: { email: string }) {
  const words = useWords();
  return (
    <noscript>
      <Notice tone="warning">{words('common.noScript', { email })}</Notice>
    </noscript>
  );
}

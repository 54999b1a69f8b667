import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import { NewsInPlace } from '@vitrine/shared/remote/use-obey';
import { CurrentStaffProvider } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { SecondFactor } from '../second-factor/SecondFactor.tsx';
import { SideBar } from './SideBar.tsx';
import { UndoKeeper } from '../form/UndoKeeper.tsx';
import style from './Workbench.module.css';

/** The frame of the tools. Who is not staff sees no more of it than the page's own words. */
export function Workbench({ children }: { children: ReactNode }) {
  const me = useLoaderData<Staff | null>();
  if (!me) return <Content>{children}</Content>;
  return (
    <NewsInPlace value={true}>
      <CurrentStaffProvider value={me}>
        <Open me={me}>{children}</Open>
      </CurrentStaffProvider>
    </NewsInPlace>
  );
}

function Open({ me, children }: { me: Staff; children: ReactNode }) {
  const words = useWords();
  const [codes, setCodes] = useState<string[] | null>(null);
  // New recovery codes are shown until they are put away, whatever is loaded meanwhile.
  const isOpen = me.secondFactor === 'passed' && codes === null;
  return (
    <div className={style['bench']} data-owner="tools">
      <a className="skip-link" href="#main">
        {words('nav.skip')}
      </a>
      <SideBar isOpen={isOpen} palette={isOpen && <CommandPalette />} />
      {isOpen ? (
        <UndoKeeper>
          <Content>{children}</Content>
        </UndoKeeper>
      ) : (
        <Content>
          <SecondFactor codes={codes} onCodes={setCodes} />
        </Content>
      )}
    </div>
  );
}

function Content({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={style['content']}>
      {children}
    </main>
  );
}

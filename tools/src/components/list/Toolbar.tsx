import type { ReactNode } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import type { Selection } from '../../model/lists/selection.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Toolbar.module.css';
import { Announced } from '../Announced.tsx';

interface ToolbarProps {
  selection: Selection;
  /** What can be done with what is selected. */
  children: ReactNode;
}

/** What can be done with the rows that are selected; nothing while none is. */
export function Toolbar({ selection: { ids, setAll }, children }: ToolbarProps) {
  const words = useWords();
  const isShown = ids.size > 0;
  return (
    <div className={isShown ? style['bar'] : undefined}>
      <Announced className={isShown ? style['count'] : 'visually-hidden'}>
        {isShown && words('table.selected', { count: ids.size })}
      </Announced>
      {isShown && (
        <>
          {children}
          <Button variant="quiet" onClick={() => setAll(false)}>
            {words('table.clear')}
          </Button>
        </>
      )}
    </div>
  );
}

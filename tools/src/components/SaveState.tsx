import { Icon } from '@vitrine/shared/ui/Icon';
import type { SaveStateName } from '../model/use-edit-form.ts';
import { useWords } from '../model/use-words.ts';
import style from './SaveState.module.css';

const ICONS = { saved: 'check', saving: 'info', unsaved: 'info', failed: 'warning' } as const;

/** Whether what is on the page is saved: always seen, and said when it changes. */
export function SaveState({ state }: { state: SaveStateName }) {
  const words = useWords();
  return (
    <p role="status" className={style['state']} data-state={state}>
      {state !== 'new' && (
        <>
          <Icon name={ICONS[state]} />
          {words(`save.${state}`)}
        </>
      )}
    </p>
  );
}

import { Button } from '@vitrine/shared/ui/links/Button';
import { useWords } from '../../model/use-words.ts';
import style from './InsectForm.module.css';

interface SaveAndProps {
  /** What the button to the next lot says. */
  next: string;
  goNext(): void;
  goDuplicate(): void;
}

/** The ways to save a lot and go on: to the next one, or to a duplicate. Their keys are those of `useInsectKeys`. */
export function SaveAnd({ next, goNext, goDuplicate }: SaveAndProps) {
  const words = useWords();
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={goNext}>
        {next}
      </Button>
      <Button
        variant="quiet"
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        {...(style['roomy'] && { className: style['roomy'] })}
        onClick={goDuplicate}
      >
        {words('insect.saveDuplicate')}
      </Button>
    </>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@vitrine/shared/ui/Button';
import { ErrorSummary } from '@vitrine/shared/ui/ErrorSummary';
import { fieldLabel } from '../model/field-labels.ts';
import { ErrorsProvider } from '../model/form-errors.ts';
import { useForm, type Sending } from '../model/use-form.ts';
import { useWords } from '../model/use-words.ts';
import { Failed } from './Failed.tsx';
import style from './AccountForm.module.css';

interface AccountFormProps<Value> extends Sending<Value> {
  submit: string;
  variant?: 'action' | 'danger' | 'quiet';
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
}

/** Fields, what is wrong with them, and the one button that sends them. The shop judges, in its own sentences. */
export function AccountForm<Value>({
  submit,
  variant,
  children,
  aside,
  ...sending
}: AccountFormProps<Value>) {
  const form = useForm(sending);
  return (
    <ErrorsProvider value={form.standing}>
      {/* Without a dialog around it a browser alone sends it nowhere: before the page is taken over, nothing is lost. */}
      <form
        ref={form.box}
        className={style['form']}
        method="dialog"
        noValidate
        onSubmit={form.submit}
        onInput={form.touch}
      >
        <Faults faults={form.faults} />
        {children}
        <Failed failure={form.failure} />
        <div className={style['buttons']}>
          <Button type="submit" variant={variant ?? 'action'} busy={form.isBusy}>
            {submit}
          </Button>
          {aside}
        </div>
      </form>
    </ErrorsProvider>
  );
}

function Faults({ faults }: { faults: Record<string, string> }) {
  const words = useWords();
  const errors = Object.entries(faults).map(([name, text]) => {
    const label = fieldLabel(name);
    return { name, message: label ? words('common.labelled', { label: words(label), text }) : text };
  });
  return <ErrorSummary title={words('common.errors')} errors={errors} />;
}

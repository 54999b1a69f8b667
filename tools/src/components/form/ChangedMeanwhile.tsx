import { useEffect, useRef } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import type { EditFormState, First } from '../../model/editing/use-edit-form.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import style from './ChangedMeanwhile.module.css';

interface FormProps<Name extends string> {
  form: EditFormState<Name>;
}

/** Who was first, when, and for each field that both changed the two values, to choose one. Takes the focus. */
export function ChangedMeanwhile<Name extends string>({ form }: FormProps<Name>) {
  const words = useWords();
  const said = useFirst(form.first);
  const box = useRef<HTMLElement>(null);
  const isOpen = form.first !== null || form.contested.length > 0;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <section ref={box} tabIndex={-1} aria-label={words('meanwhile.title')}>
      <Notice tone="warning" title={words('meanwhile.title')}>
        <p>{form.contested.length > 0 ? said : words('meanwhile.settled')}</p>
        {form.contested.map((name) => (
          <Choice key={name} form={form} name={name} />
        ))}
      </Notice>
    </section>
  );
}

function Choice<Name extends string>({ form, name }: FormProps<Name> & { name: Name }) {
  const words = useWords();
  const label = form.labels[name];
  return (
    <div className={style['choice']} role="group" aria-label={label}>
      <p className={style['label']}>{label}</p>
      <div>
        <Value title={words('meanwhile.mine')} value={form.values[name]} />
        <Button
          variant="quiet"
          aria-label={words('meanwhile.keepMine', { label })}
          onClick={() => form.choose(name, 'mine')}
        >
          {words('meanwhile.mine')}
        </Button>
      </div>
      <div>
        <Value title={words('meanwhile.theirs')} value={form.theirs[name]} />
        <Button
          variant="quiet"
          aria-label={words('meanwhile.takeTheirs', { label })}
          onClick={() => form.choose(name, 'theirs')}
        >
          {words('meanwhile.theirs')}
        </Button>
      </div>
    </div>
  );
}

function Value({ title, value }: { title: string; value: string }) {
  const words = useWords();
  return (
    <p className={style['value']}>
      <span className="visually-hidden">{title}: </span>
      {value || words('common.empty')}
    </p>
  );
}

function useFirst(first: First | null): string {
  const words = useWords();
  const { moment } = useFormats();
  if (!first?.by || !first.at) return words('meanwhile.text');
  return words('meanwhile.by', { by: first.by, at: moment(first.at) });
}

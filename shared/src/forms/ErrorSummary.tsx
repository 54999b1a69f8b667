import { useId, type MouseEvent } from 'react';
import { useJudgement, type FieldErrors } from './field-errors.tsx';
import { fieldId } from './fields/field-id.ts';
import style from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  title: string;
  /** What a line of the list says: the label of the field before its error, where the error alone says too little. */
  line?: (name: string, error: string) => string;
}

/** What is wrong with the form around it; each line leads to its field. */
export function ErrorSummary({ title, line = (_name, error) => error }: ErrorSummaryProps) {
  const titleId = useId();
  const { box, errors: unsorted } = useJudgement();
  const errors = inPageOrder(box.current, unsorted);
  if (errors.length === 0) return null;
  return (
    <div className={style['summary']} tabIndex={-1} role="alert" aria-labelledby={titleId} data-error-summary>
      <h2 className={style['title']} id={titleId}>
        {title}
      </h2>
      <ul className={style['list']}>
        {errors.map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {line(name, error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link alone would scroll to the field, yet not put the cursor into it. */
function focusField(event: MouseEvent, name: string) {
  const field = document.getElementById(fieldId(name));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Whatever order the server named them in; what has no field here comes first. */
function inPageOrder(form: HTMLFormElement | null, errors: FieldErrors): [string, string][] {
  const names = [...(form?.elements ?? [])].map((control) => control.getAttribute('name') ?? '');
  return Object.entries(errors).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

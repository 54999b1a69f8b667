import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { fieldId } from './field-id.ts';
import style from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  title: string;
  errors: { name: string; message: string }[];
}

/** What is wrong with a form, above it. Takes the focus whenever the errors change; each leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const said = errors.map(({ name, message }) => `${name}:${message}`).join('\n');
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    <div className={style['summary']} ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 className={style['title']} id={titleId}>
        {title}
      </h2>
      <ul className={style['list']}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {message}
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

import { useEffect, useRef, useState, type ComponentProps, type RefObject, type SubmitEvent } from 'react';
import { JudgementProvider, NO_ERRORS, type FieldErrors } from './field-errors.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> {
  ref?: RefObject<HTMLFormElement | null>;
  /** What the last answer said about fields: the same object until the next one, which takes the focus. */
  errors?: FieldErrors;
  /** Without it the browser sends the form by itself. */
  onSubmit?: (form: HTMLFormElement) => void;
}

/**
 * A form that the shop judges, in its own sentences. What is wrong with a field stands at the field while it holds what
 * was refused. New errors take the focus: to their summary or, in a form without one, to the first wrong field.
 */
export function Form({ ref, errors = NO_ERRORS, onSubmit, onInput, children, ...form }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const box = ref ?? own;
  const { standing, look } = useStanding(box, errors);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(event.currentTarget);
  };
  return (
    <JudgementProvider value={{ box, errors, standing }}>
      {/* Without a dialog around it a browser alone sends it nowhere: what is typed before hydration is not lost. */}
      <form
        method="dialog"
        {...form}
        ref={box}
        noValidate
        onInput={(event) => {
          look();
          onInput?.(event);
        }}
        {...(onSubmit && { onSubmit: submit })}
      >
        {children}
      </form>
    </JudgementProvider>
  );
}

/** Fields are changed by a person, and by what a choice fills in: looked at after every key and every drawing. */
function useStanding(box: RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  const refused = useRef<FormData>(null);
  const [seen, setSeen] = useState({ errors, standing: errors });
  const standing = seen.errors === errors ? seen.standing : errors;
  const look = () => {
    const now = dataOf(box.current);
    const left = Object.entries(errors).filter(
      ([name]) => String(now.getAll(name)) === String(refused.current?.getAll(name)),
    );
    if (String(left) !== String(Object.entries(standing)))
      setSeen({ errors, standing: Object.fromEntries(left) });
  };
  useEffect(() => {
    refused.current = dataOf(box.current);
    // A summary stands above the fields.
    if (Object.keys(errors).length > 0)
      box.current?.querySelector<HTMLElement>('[data-error-summary], [aria-invalid="true"]')?.focus();
  }, [box, errors]);
  useEffect(look);
  return { standing, look };
}

const dataOf = (form: HTMLFormElement | null) => new FormData(form ?? undefined);

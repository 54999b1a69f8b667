import { useState } from 'react';
import { fieldsOf } from '../../../model/editing/form-fields.ts';
import type { Move, Steps } from './use-steps.ts';

/** The fields of one step: what is typed stays until the step is taken. */
export function useStepForm<Name extends string>(
  steps: Steps,
  step: Move['step'],
  { labels, first }: { labels: Record<Name, string>; first: Record<Name, string> },
) {
  const [values, setValues] = useState(first);
  const { failure, last } = steps;
  const set = (name: Name, value: string) => setValues((now) => ({ ...now, [name]: value }));
  return {
    values,
    set,
    /** Whether a press of its button is under way. */
    isBusy: steps.isBusy && last === step,
    failure: last === step ? failure : null,
    ...fieldsOf({ values, labels, set }),
    submit: (move: Move) => void steps.take(move),
  };
}

import { useState } from 'react';
import { fieldsOf } from '../../../model/editing/form-fields.ts';
import type { Move, Steps } from './use-steps.ts';

/** The fields of one step: what is typed stays until the step is taken; errors stand at their fields. */
export function useStepForm<Name extends string>(
  steps: Steps,
  step: Move['step'],
  { labels, first }: { labels: Record<Name, string>; first: Record<Name, string> },
) {
  const [values, setValues] = useState(first);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const { failure, last } = steps;
  const faults = last === step && failure?.kind === 'rejected' ? failure.fields : {};
  const errorOf = (name: string) => (corrected.includes(name) ? undefined : faults[name]);
  const set = (name: Name, value: string) => {
    setCorrected((names) => [...names, name]);
    setValues((now) => ({ ...now, [name]: value }));
  };
  return {
    values,
    errorOf,
    /** Whether a press of its button is under way. */
    isBusy: steps.isBusy && last === step,
    failure: last === step ? failure : null,
    ...fieldsOf({ values, labels, set, errorOf }),
    submit(move: Move) {
      setCorrected([]);
      void steps.take(move);
    },
  };
}

import type { ReactNode } from 'react';
import { CheckField } from '@vitrine/shared/ui/CheckField';
import { useFieldError } from '../../model/form-errors.ts';

interface FormCheckProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  isTicked?: boolean;
}

/** A box to tick. Consent is never ticked beforehand. */
export function FormCheck({ name, label, required = false, isTicked = false }: FormCheckProps) {
  return (
    <CheckField
      name={name}
      label={label}
      required={required}
      defaultChecked={isTicked}
      error={useFieldError(name)}
    />
  );
}

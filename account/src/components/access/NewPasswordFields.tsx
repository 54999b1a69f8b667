import { PASSWORD_LENGTH } from '@vitrine/shared/contract/accounts/account';
import { useWords } from '../../model/use-words.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordProps {
  /** Where it takes the place of another. */
  label?: string;
  /** Signs that it needs at least: staff need more. */
  shortest?: number;
}

/** A password to be chosen, typed twice. */
export function NewPasswordFields({ label, shortest = PASSWORD_LENGTH.min }: NewPasswordProps) {
  const words = useWords();
  return (
    <>
      <PasswordField
        name="password"
        kind="new"
        hint={words('password.hint', { shortest })}
        shortest={shortest}
        {...(label && { label })}
      />
      <PasswordField name="passwordConfirmation" kind="new" />
    </>
  );
}

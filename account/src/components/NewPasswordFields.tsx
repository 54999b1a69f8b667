import { useWords } from '../model/use-words.ts';
import { PasswordField } from './PasswordField.tsx';

/** A password to be chosen, typed twice. `label` where it takes the place of another. */
export function NewPasswordFields({ label }: { label?: string }) {
  const words = useWords();
  return (
    <>
      <PasswordField
        name="password"
        kind="new"
        hint={words('password.hint')}
        isMeasured
        {...(label && { label })}
      />
      <PasswordField name="passwordConfirmation" kind="new" />
    </>
  );
}

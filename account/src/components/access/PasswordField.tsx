import { useState } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { FIELD_LABELS } from '../../model/field-labels.ts';
import { passwordStrength } from '../../model/password-strength.ts';
import { useWords } from '../../model/use-words.ts';
import { FormField } from '../FormField.tsx';
import style from './PasswordField.module.css';

interface PasswordFieldProps {
  name: 'password' | 'passwordConfirmation' | 'currentPassword';
  label?: string;
  /** new: to be chosen. current: the one that opens the account. */
  kind: 'new' | 'current';
  hint?: string;
  /** Signs that it needs at least: with them, how good it is is said while it is typed. */
  shortest?: number;
  /** What was just asked for begins here: the cursor goes into it. */
  isFirst?: boolean;
}

/** A password, which its owner may look at. Pasting and password managers are welcome. */
export function PasswordField({ name, label, kind, hint, shortest, isFirst = false }: PasswordFieldProps) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const called = label ?? words(FIELD_LABELS[name]);
  return (
    <div className={style['field']}>
      <FormField
        name={name}
        label={called}
        type={isShown ? 'text' : 'password'}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        autoFocus={isFirst}
        hint={hint}
        onInput={(event) => setTyped(event.currentTarget.value)}
      >
        <Button
          variant="quiet"
          aria-label={words(isShown ? 'password.hideOf' : 'password.showOf', { label: called })}
          onClick={() => setShown(!isShown)}
        >
          {words(isShown ? 'password.hide' : 'password.show')}
        </Button>
      </FormField>
      {shortest !== undefined && <Strength password={typed} shortest={shortest} />}
    </div>
  );
}

/** In words, and said aloud only when the words change. */
function Strength({ password, shortest }: { password: string; shortest: number }) {
  const words = useWords();
  const strength = passwordStrength(password, shortest);
  const isEnough = strength === 'fair' || strength === 'strong';
  const said = useAnnounced<HTMLParagraphElement>();
  return (
    <p ref={said} className={style['strength']} data-enough={isEnough || undefined}>
      {password !== '' && (
        <>
          <Icon name={isEnough ? 'check' : 'info'} />
          {words(`password.${strength}`)}
        </>
      )}
    </p>
  );
}

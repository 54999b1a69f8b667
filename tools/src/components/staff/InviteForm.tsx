import { useState, type FormEvent } from 'react';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { staffRoleSchema } from '@vitrine/shared/contract/tools';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { SelectField } from '@vitrine/shared/ui/SelectField';
import { inviteStaff } from '../../api/staff.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import box from '../form/Box.module.css';
import style from './Staff.module.css';

/** Asks somebody into the shop: a mail with a link to a password goes out. */
export function InviteForm({ onInvited }: { onInvited(email: string): void | Promise<void> }) {
  const words = useWords();
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('');
  const [language, setLanguage] = useState<string>(locale);
  const { run, isBusy, failure } = useAction<void, unknown>(
    () => inviteStaff(api, { email, role, language }),
    async () => {
      setEmail('');
      setRole('');
      await onInvited(email);
    },
  );
  const faults = failure?.kind === 'rejected' ? failure.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={box['box']} method="dialog" noValidate onSubmit={submit}>
      <h2>{words('staff.invite')}</h2>
      <Failed failure={failure} />
      <div className={style['fields']}>
        <Field
          name="email"
          type="email"
          label={words('staff.email')}
          value={email}
          error={faults['email']}
          autoComplete="off"
          required
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          name="role"
          label={words('staff.role')}
          value={role}
          error={faults['role']}
          required
          onChange={({ target }) => setRole(target.value)}
        >
          <option value="">{words('staff.chooseRole')}</option>
          {staffRoleSchema.options.map((one) => (
            <option key={one} value={one}>
              {words(`staff.roleText.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="language"
          label={words('staff.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {words(`translated.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <Button type="submit" busy={isBusy}>
          {words('staff.send')}
        </Button>
      </div>
    </form>
  );
}

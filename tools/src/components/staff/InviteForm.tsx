import { LOCALES } from '@vitrine/shared/contract/locale';
import { staffRoleSchema } from '@vitrine/shared/contract/tools/tools';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/RequiredNote';
import { readForm } from '@vitrine/shared/forms/form-values';
import { Field } from '@vitrine/shared/forms/Field';
import { SelectField } from '@vitrine/shared/forms/SelectField';
import { inviteStaff } from '../../api/access/staff.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import box from '../form/Box.module.css';
import style from './Staff.module.css';

/** Asks somebody into the shop: a mail with a link to a password goes out. */
export function InviteForm({ onInvited }: { onInvited(email: string): void | Promise<void> }) {
  const words = useWords();
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const { form, failure, isBusy } = useRemoteForm({
    send: ({ text }) =>
      inviteStaff(api, { email: text('email'), role: text('role'), language: text('language') }),
    async onDone(_invited, typed) {
      const email = readForm(typed).text('email');
      typed.reset();
      await onInvited(email);
    },
  });
  return (
    <Form {...form} className={box['box']}>
      <h2>{words('staff.invite')}</h2>
      <RequiredNote>{words('common.required')}</RequiredNote>
      <RequestFailed failure={failure} />
      <div className={style['fields']}>
        <Field name="email" type="email" label={words('staff.email')} autoComplete="off" required />
        <SelectField name="role" label={words('staff.role')} required>
          <option value="">{words('staff.chooseRole')}</option>
          {staffRoleSchema.options.map((one) => (
            <option key={one} value={one}>
              {words(`staff.roleText.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="language" label={words('staff.language')} defaultValue={locale}>
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
    </Form>
  );
}

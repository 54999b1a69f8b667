import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type StaffRole, staffRoleSchema } from '@vitrine/shared/contract/tools/tools';
import type { StaffRow } from '@vitrine/shared/contract/tools/staff';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import {
  changeRole,
  endSessions,
  inviteAgain,
  inviteStaff,
  listStaff,
  removeStaff,
  resetSecondFactor,
} from '../../api/access/staff.ts';
import { staffPage } from '../../api/staff-page.ts';
import { type ToolsApi, toolsApi } from '../../api/tools-api.ts';
import { Confirm } from '../../components/form/Confirm.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { LogOutOthers } from '../../components/staff/LogOutOthers.tsx';
import { StaffTable } from '../../components/staff/StaffTable.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction, useRemoteForm } from '@vitrine/shared/remote/use-action';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { readForm } from '@vitrine/shared/forms/form-values';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { type MessageId, useWords } from '../../model/use-words.ts';
import { useSay } from '../../model/use-say.ts';
import box from '../../components/form/Box.module.css';
import style from '../../components/staff/Staff.module.css';

export const loader = staffPage(async (_args, { api, need }) => need(await listStaff(api)));
export const head = toolHead;

/** What cannot be undone: it is done by typing whom it is done to. */
interface Question {
  person: StaffRow;
  kind: 'reset' | 'remove';
}

export function Component() {
  const words = useWords();
  const { staff } = usePageData<typeof loader>();
  const { said, say, act } = useStaff();
  const [question, ask] = useState<Question | null>(null);
  const sure = useSure(() => {
    if (question)
      void say(question.kind === 'remove' ? 'staff.removed' : 'staff.wasReset', question.person.email);
    ask(null);
  });
  return (
    <WorkPage name="toolsStaff" title={words('staff.title')} lead={words('staff.lead')}>
      {said && <p>{said}</p>}
      <RequestFailed failure={act.failure} />
      <StaffTable
        staff={staff}
        isBusy={act.isBusy}
        onRole={(person, role) => void act.run({ person, role })}
        onInvite={(person) => void act.run({ person, way: inviteAgain, text: 'staff.wasInvited' })}
        onEndSessions={(person) => void act.run({ person, way: endSessions, text: 'staff.ended' })}
        onReset={(person) => ask({ person, kind: 'reset' })}
        onRemove={(person) => ask({ person, kind: 'remove' })}
      />
      <InviteForm onInvited={(email) => say('staff.wasInvited', email)} />
      <LogOutOthers onDone={(text, name) => void say(text, name)} />
      <Confirm
        isOpen={question !== null}
        title={words(question?.kind === 'remove' ? 'staff.removeTitle' : 'staff.resetTitle')}
        text={words(question?.kind === 'remove' ? 'staff.removeText' : 'staff.resetText')}
        word={question?.person.email ?? ''}
        submit={words(question?.kind === 'remove' ? 'staff.remove' : 'staff.reset')}
        isBusy={sure.isBusy}
        failure={sure.failure}
        onConfirm={() => question && void sure.run(question)}
        onClose={() => ask(null)}
      />
    </WorkPage>
  );
}

type StaffChange =
  | { person: StaffRow; role: StaffRole }
  | { person: StaffRow; way: (api: ToolsApi, id: number) => ReturnType<typeof endSessions>; text: MessageId };

function useStaff() {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useSay();
  const say = async (text: MessageId, name: string) => {
    setSaid(words(text, { name }));
    await revalidate();
  };
  const act = useAction(
    async (wish: StaffChange) => {
      const { id } = wish.person;
      const answer = 'role' in wish ? await changeRole(api, id, wish.role) : await wish.way(api, id);
      return answer.ok ? { ...answer, value: wish } : answer;
    },
    (wish) => say('role' in wish ? 'staff.roleChanged' : wish.text, wish.person.email),
  );
  return { said, say, act };
}

function useSure(onDone: () => void) {
  const api = toolsApi(useRemote().browserApi);
  return useAction(
    ({ person, kind }: Question) =>
      kind === 'remove' ? removeStaff(api, person.id) : resetSecondFactor(api, person.id),
    onDone,
  );
}

/** Asks somebody into the shop: a mail with a link to a password goes out. */
function InviteForm({ onInvited }: { onInvited(email: string): void | Promise<void> }) {
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

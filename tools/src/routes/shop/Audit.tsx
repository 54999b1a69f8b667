import { AUDIT_ACTIONS } from '@vitrine/shared/contract/tools/names';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { listAudit } from '../../api/shop/audit.ts';
import { staffPage } from '../../api/staff-page.ts';
import { AuditTable } from '../../components/audit/AuditTable.tsx';
import { FilterBar } from '../../components/list/FilterBar.tsx';
import { KeysetLinks } from '../../components/list/PageLinks.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useListAddress } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useActionName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';

const NAMES = ['by', 'action', 'subject'] as const;

export const loader = staffPage(async ({ request }, { api, need }) => {
  const query = new URL(request.url).searchParams;
  const names = [...NAMES, 'before'];
  return need(
    await listAudit(api, Object.fromEntries(names.map((name) => [name, query.get(name) || undefined]))),
  );
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { entries, next } = usePageData<typeof loader>();
  const { get } = useListAddress();
  return (
    <WorkPage name="toolsAudit" title={words('audit.title')} lead={words('audit.lead')}>
      <FilterBar names={NAMES}>
        <Field name="by" label={words('audit.who')} hint={words('audit.byHint')} defaultValue={get('by')} />
        <ActionField chosen={get('action')} />
        <Field
          name="subject"
          label={words('audit.subject')}
          hint={words('audit.subjectHint')}
          defaultValue={get('subject')}
        />
      </FilterBar>
      <AuditTable caption={words('audit.title')} entries={entries} />
      <KeysetLinks name="before" next={next} />
    </WorkPage>
  );
}

/** The actions by their names; what another version wrote can still be asked for by its address. */
function ActionField({ chosen }: { chosen: string }) {
  const words = useWords();
  const locale = useLocale();
  const actionName = useActionName();
  const actions = [...new Set<string>(chosen ? [...AUDIT_ACTIONS, chosen] : AUDIT_ACTIONS)];
  const options = actions
    .map((action) => ({ action, name: actionName(action) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <SelectField name="action" label={words('audit.what')} defaultValue={chosen}>
      <option value="">{words('audit.every')}</option>
      {options.map(({ action, name }) => (
        <option key={action} value={action}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

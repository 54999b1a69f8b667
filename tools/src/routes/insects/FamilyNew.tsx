import { useNavigate } from 'react-router';
import type { FamilySaved } from '@vitrine/shared/contract/tools/families';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { createFamily } from '../../api/insects/families.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { EditForm } from '../../components/form/EditForm.tsx';
import { FamilyFields } from '../../components/families/FamilyFields.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import {
  familyLabels,
  NEW_FAMILY,
  toFamilyForm,
  type FamilyField,
} from '../../model/families/family-values.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(() => null);
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const api = toolsApi(useRemote().browserApi);
  const form = useEditForm<FamilyField, FamilySaved>({
    name: 'family:new',
    held: { values: NEW_FAMILY, revision: 0 },
    labels: familyLabels(words),
    send: (values) => createFamily(api, toFamilyForm(values)),
    readCurrent: () => null,
    onSaved: ({ family }) => navigate(pathTo('toolsFamily', locale, { id: String(family.id) })),
  });
  return (
    <WorkPage name="toolsFamilyNew" title={words('familyNew.title')}>
      <EditForm form={form}>
        <FamilyFields form={form} />
      </EditForm>
    </WorkPage>
  );
}

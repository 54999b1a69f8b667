import { useNavigate, useRevalidator } from 'react-router';
import {
  familyDetailSchema,
  type FamilyDetail,
  type FamilySaved,
} from '@vitrine/shared/contract/tools/families';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { deleteFamily, listFamilies, readFamily, saveFamily } from '../../api/insects/families.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { EditForm } from '../../components/form/EditForm.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { FamilyFields } from '../../components/families/FamilyFields.tsx';
import { MergeFamily } from '../../components/families/MergeFamily.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import formStyle from '../../components/insects/InsectForm.module.css';
import {
  familyLabels,
  heldFamily,
  toFamilyForm,
  type FamilyField,
} from '../../model/families/family-values.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async ({ params }, { api, need }) => {
  const [family, all] = await Promise.all([readFamily(api, params['id'] ?? ''), listFamilies(api)]);
  return { family: need(family), families: need(all).families };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const { family, families } = usePageData<typeof loader>();
  const mayWrite = useMay('catalogue-write');
  const insects = withQuery(pathTo('toolsInsects', locale), { family: String(family.id) });
  return (
    <WorkPage
      name="toolsFamily"
      title={family.name[locale]}
      lead={
        <>
          <SiteLink to={insects}>{words('family.insects', { count: family.insects })}</SiteLink>
          {family.insects > 0 && (
            <>
              {' · '}
              <SiteLink to={familyPath(family, locale)}>{words('family.toShop')}</SiteLink>
            </>
          )}
        </>
      }
      actions={mayWrite && family.code === null && family.insects === 0 && <Remove family={family} />}
    >
      {!mayWrite && <Notice tone="info">{words('insect.readOnly')}</Notice>}
      <fieldset key={family.id} disabled={!mayWrite} className={formStyle['all']}>
        <Names family={family} />
      </fieldset>
      {mayWrite && family.code === null && (
        <MergeFamily key={`merge ${family.id}`} family={family} families={families} />
      )}
      {family.code !== null && <p>{words('family.ofShop')}</p>}
    </WorkPage>
  );
}

function Names({ family }: { family: FamilyDetail }) {
  const words = useWords();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const offerUndo = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  const form = useEditForm<FamilyField, FamilySaved>({
    name: `family:${family.id}`,
    held: heldFamily(family),
    labels: familyLabels(words),
    send: (values, revision) => saveFamily(api, family.id, toFamilyForm(values), revision),
    readCurrent: (current) => {
      const read = familyDetailSchema.safeParse(current);
      return read.success ? heldFamily(read.data) : null;
    },
    onSaved: async ({ auditId, family: { name } }) => {
      if (auditId > 0) offerUndo({ text: words('family.saved', { name: name[locale] }), auditId });
      await revalidate();
    },
  });
  return (
    <EditForm form={form}>
      <FamilyFields form={form} />
    </EditForm>
  );
}

function Remove({ family }: { family: FamilyDetail }) {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  const remove = useAction(
    (gone: FamilyDetail) => deleteFamily(api, gone),
    async ({ auditId }) => {
      offerUndo({ text: words('family.deleted', { name: family.name[locale] }), auditId });
      await navigate(pathTo('toolsFamilies', locale));
    },
  );
  return (
    <>
      <Button variant="quiet" busy={remove.isBusy} onClick={() => void remove.run(family)}>
        {words('family.delete')}
      </Button>
      <RequestFailed failure={remove.failure} />
    </>
  );
}

import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  insectDetailSchema,
  type InsectDetail,
  type InsectSaved,
} from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import {
  deleteInsect,
  readChoices,
  readInsect,
  restoreInsect,
  saveInsect,
} from '../../api/insects/insects.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { EditForm } from '../../components/form/EditForm.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { InsectFields } from '../../components/insects/InsectFields.tsx';
import style from '../../components/insects/InsectForm.module.css';
import { Faults, Preview } from '../../components/insects/InsectSide.tsx';
import { LotPictures, useLotUploads } from '../../components/insects/LotPictures.tsx';
import { PriceHistory } from '../../components/insects/PriceHistory.tsx';
import { SaveAnd } from '../../components/insects/SaveAnd.tsx';
import { StockPanel } from '../../components/insects/StockPanel.tsx';
import { DropPlace } from '../../components/pictures/uploads/DropPlace.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { heldInsect, insectLabels, toForm, type InsectField } from '../../model/insects/insect-values.ts';
import { nextInTrail } from '../../model/insects/list-trail.ts';
import { useInsectKeys } from '../../model/insects/use-insect-keys.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async ({ params }, { api, need }) => {
  const [insect, choices] = await Promise.all([readInsect(api, params['id'] ?? ''), readChoices(api)]);
  return { insect: need(insect), choices: need(choices) };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { insect } = usePageData<typeof loader>();
  const { name, authority, isMixed, reference } = insect.form;
  const mayWrite = useMay('catalogue-write');
  return (
    <WorkPage
      name="toolsInsect"
      title={<LatinName name={name} authority={authority} isMixed={isMixed} />}
      lead={reference}
      actions={mayWrite && <Ways insect={insect} />}
    >
      {!mayWrite && <Notice tone="info">{words('insect.readOnly')}</Notice>}
      {insect.deletedAt !== null && (
        <Notice tone="warning" title={words('insect.isDeleted')}>
          {words('insect.deletedText')}
        </Notice>
      )}
      <Open key={insect.id} insect={insect} />
    </WorkPage>
  );
}

/** What can be done with a lot as a whole. */
function Ways({ insect }: { insect: InsectDetail }) {
  const words = useWords();
  const locale = useLocale();
  const { id, deletedAt } = insect;
  const { remove, restore } = useComings(insect);
  return (
    <>
      <ButtonLink variant="quiet" to={withQuery(pathTo('toolsInsectNew', locale), { from: String(id) })}>
        {words('insect.duplicate')}
      </ButtonLink>
      {deletedAt === null ? (
        <Button variant="quiet" busy={remove.isBusy} onClick={() => void remove.run(insect)}>
          {words('insect.delete')}
        </Button>
      ) : (
        <Button busy={restore.isBusy} onClick={() => void restore.run(insect)}>
          {words('insect.restore')}
        </Button>
      )}
      <RequestFailed failure={remove.failure ?? restore.failure} />
    </>
  );
}

/** A lot goes and comes back at once; what was done can be undone from the bar. */
function useComings({ form: { name } }: InsectDetail) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const offerUndo = useOfferUndo();
  const { revalidate } = useRevalidator();
  const said = (text: string) => async (saved: InsectSaved) => {
    if (saved.auditId > 0) offerUndo({ text, auditId: saved.auditId });
    await revalidate();
  };
  const remove = useAction(
    (lot: InsectDetail) => deleteInsect(api, lot),
    said(words('insect.deleted', { name })),
  );
  const restore = useAction(
    (lot: InsectDetail) => restoreInsect(api, lot),
    said(words('insect.restored', { name })),
  );
  return { remove, restore };
}

function Open({ insect }: { insect: InsectDetail }) {
  const words = useWords();
  const { choices } = usePageData<typeof loader>();
  const mayEdit = useMay('catalogue-write') && insect.deletedAt === null;
  const { form, goNext, goDuplicate } = useInsectForm(insect);
  const uploads = useLotUploads(insect.id);
  const page = (
    <div className={style['page']}>
      <fieldset disabled={!mayEdit} className={style['all']}>
        <EditForm
          form={form}
          aside={mayEdit && <SaveAnd next={words('insect.next')} goNext={goNext} goDuplicate={goDuplicate} />}
        >
          <InsectFields form={form} choices={choices} isNew={false} />
        </EditForm>
      </fieldset>
      <aside className={style['side']}>
        <Preview values={form.values} families={choices.families} insect={insect} />
        <LotPictures insect={insect} uploads={mayEdit ? uploads : null} />
        <Faults {...insect} />
        <StockPanel insect={insect} />
        <PriceHistory insect={insect} />
      </aside>
    </div>
  );
  return mayEdit ? <DropPlace onFiles={uploads.send}>{page}</DropPlace> : page;
}

function useInsectForm(insect: InsectDetail) {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const offerUndo = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  // Where one goes once it is saved; nowhere, unless one asked.
  const then = useRef<string | null>(null);
  const form = useEditForm<InsectField, InsectSaved>({
    name: `insect:${insect.id}`,
    held: heldInsect(insect, locale),
    labels: insectLabels(words, locale),
    send: (values, revision) => saveInsect(api, insect.id, toForm(values), revision),
    readCurrent: (current) => {
      const read = insectDetailSchema.safeParse(current);
      return read.success ? heldInsect(read.data, locale) : null;
    },
    onSaved: async ({ auditId, insect: { form: saved } }) => {
      if (auditId > 0) offerUndo({ text: words('insect.saved', { name: saved.name }), auditId });
      const path = then.current;
      await (path ? navigate(path) : revalidate());
    },
  });
  const saveAnd = (path: string | null) => {
    then.current = path;
    form.submit();
  };
  const next = () => {
    const id = nextInTrail(insect.id);
    return id === null ? pathTo('toolsInsects', locale) : pathTo('toolsInsect', locale, { id: String(id) });
  };
  const goNext = () => saveAnd(next());
  const goDuplicate = () => saveAnd(withQuery(pathTo('toolsInsectNew', locale), { from: String(insect.id) }));
  useInsectKeys({ next: goNext, duplicate: goDuplicate });
  return { form: { ...form, submit: () => saveAnd(null) }, goNext, goDuplicate };
}

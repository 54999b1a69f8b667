import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { InsectSaved } from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { nextReference, readChoices, readInsect } from '../../api/insects/insects.ts';
import { staffPage } from '../../api/staff-page.ts';
import { EditForm } from '../../components/form/EditForm.tsx';
import { InsectFields } from '../../components/insects/InsectFields.tsx';
import style from '../../components/insects/InsectForm.module.css';
import { SaveAnd } from '../../components/insects/SaveAnd.tsx';
import { Preview } from '../../components/insects/InsectSide.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import {
  anotherLike,
  insectLabels,
  NEW_INSECT,
  toForm,
  toValues,
  type InsectField,
} from '../../model/insects/insect-values.ts';
import { useInsectKeys } from '../../model/insects/use-insect-keys.ts';
import { useMakeInsect } from '../../components/insects/use-make-insect.ts';
import { useProposedReference } from '../../components/insects/use-proposed-reference.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';

/** `?from=12`: a duplicate of that lot. `?like=12`: another one out of the same box. Its reference is the next free one. */
export const loader = staffPage(async ({ request }, { api, need }) => {
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('from');
  const like = searchParams.get('like');
  const model = from ?? like;
  const [known, choices] = await Promise.all([model ? readInsect(api, model) : null, readChoices(api)]);
  const form = known ? need(known).form : null;
  const begun = !form ? NEW_INSECT : from ? { ...form, isPublished: false } : anotherLike(form);
  const prefix = /^\p{L}+/u.exec(form?.reference ?? '')?.[0];
  const { reference } = need(await nextReference(api, prefix ? { prefix } : {}));
  return {
    form: { ...begun, reference },
    choices: need(choices),
    duplicated: from && form ? form.reference : null,
    begunAs: from ? `:from:${from}` : like ? `:like:${like}` : '',
  };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { form, duplicated, begunAs } = usePageData<typeof loader>();
  return (
    <WorkPage
      name="toolsInsectNew"
      title={words('insectNew.title')}
      lead={duplicated ? words('insect.duplicateOf', { reference: duplicated }) : words('insect.keys')}
    >
      <NewInsect key={`${begunAs} ${form.reference}`} />
    </WorkPage>
  );
}

function NewInsect() {
  const words = useWords();
  const { choices } = usePageData<typeof loader>();
  const { form, goNext, goDuplicate } = useNewInsect();
  return (
    <div className={style['page']}>
      <EditForm
        form={form}
        aside={<SaveAnd next={words('insect.nextNew')} goNext={goNext} goDuplicate={goDuplicate} />}
      >
        <InsectFields form={form} choices={choices} isNew />
      </EditForm>
      <aside className={style['side']}>
        <Preview values={form.values} families={choices.families} insect={null} />
      </aside>
    </div>
  );
}

type Then = 'open' | 'another' | 'duplicate';

function useNewInsect() {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  const { form: begun, begunAs } = usePageData<typeof loader>();
  // What was typed of one new lot is not laid over a copy of another.
  const name = `insect:new${begunAs}`;
  const then = useRef<Then>('open');
  const make = useMakeInsect(name);
  const form = useEditForm<InsectField, InsectSaved>({
    name,
    held: { values: toValues(begun, locale), revision: 0 },
    labels: insectLabels(words, locale),
    send: (values) => make({ ...toForm(values), stock: values.stock }),
    readCurrent: () => null,
    onSaved: async ({ auditId, insect: { id, form: saved } }) => {
      const { name, reference } = saved;
      offerUndo({ text: words('insect.created', { name, reference }), auditId });
      await navigate(pathAfter(then.current, String(id)));
    },
  });
  const pathAfter = (what: Then, id: string) => {
    if (what === 'open') return pathTo('toolsInsect', locale, { id });
    return withQuery(pathTo('toolsInsectNew', locale), what === 'duplicate' ? { from: id } : { like: id });
  };
  const saveAnd = (what: Then) => () => {
    then.current = what;
    form.submit();
  };
  useProposedReference(form, begun.reference);
  const goNext = () => saveAnd('another')();
  const goDuplicate = () => saveAnd('duplicate')();
  useInsectKeys({ next: goNext, duplicate: goDuplicate });
  return { form: { ...form, submit: saveAnd('open') }, goNext, goDuplicate };
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { FamilyDetail, MergePreview } from '@vitrine/shared/contract/tools/families';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { Form } from '@vitrine/shared/forms/Form';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { mergeFamily, previewMerge } from '../../api/insects/families.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { FamilyOptions } from '../insects/FamilyOptions.tsx';
import style from './Families.module.css';
import { News } from '../Announced.tsx';

interface MergeFamilyProps {
  family: FamilyDetail;
  families: readonly FamilyDetail[];
}

/** One family into another: chosen, shown, then done. */
export function MergeFamily({ family, families }: MergeFamilyProps) {
  const words = useWords();
  const [into, setInto] = useState('');
  const { preview, isChanged, show, merge, forget } = useMerge(family, into);
  return (
    <section className={style['merge']} aria-label={words('family.merge')}>
      <h2>{words('family.merge')}</h2>
      <p>{words('family.mergeLead')}</p>
      <Form errors={errorsOf(show.failure)} onSubmit={() => void show.run(into)}>
        <SelectField
          name="into"
          label={words('family.into')}
          value={into}
          onChange={({ target }) => {
            setInto(target.value);
            forget();
          }}
        >
          <option value="">{words('family.choose')}</option>
          <FamilyOptions families={families.filter(({ id }) => id !== family.id)} />
        </SelectField>
        <Button type="submit" variant="quiet" busy={show.isBusy}>
          {words('family.mergePreview')}
        </Button>
      </Form>
      <RequestFailed failure={show.failure} />
      {isChanged && <Notice tone="warning">{words('family.mergeChanged')}</Notice>}
      {preview && <Moving preview={preview} />}
      {preview && (
        <Button busy={merge.isBusy} onClick={() => void merge.run({ into, seen: preview.seen })}>
          {words('family.mergeApply')}
        </Button>
      )}
      <RequestFailed failure={isMeanwhile(merge.failure) ? null : merge.failure} />
    </section>
  );
}

function Moving({ preview: { insects, from, into, examples } }: { preview: MergePreview }) {
  const words = useWords();
  const locale = useLocale();
  const more = insects - examples.length;
  return (
    <>
      <News
        text={words('family.mergeSum', {
          ...{ count: insects, from: from.name[locale], into: into.name[locale] },
        })}
      />
      <ul className={style['examples']}>
        {examples.map(({ id, reference, name }) => (
          <li key={id}>
            {reference} {name}
          </li>
        ))}
        {more > 0 && <li>{words('family.mergeMore', { count: more })}</li>}
      </ul>
    </>
  );
}

function useMerge(family: FamilyDetail, into: string) {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const [isChanged, setChanged] = useState(false);
  const show = useAction((chosen: string) => previewMerge(api, family.id, chosen), setPreview);
  const merge = useAction(
    async (merging: { into: string; seen: string }) => {
      const answer = await mergeFamily(api, family.id, merging);
      if (!answer.ok && isMeanwhile(answer.failure)) {
        setChanged(true);
        await show.run(into);
      }
      return answer;
    },
    async ({ auditId, family: target }) => {
      const names = { from: family.name[locale], into: target.name[locale] };
      offerUndo({ text: words('family.merged', names), auditId });
      await navigate(pathTo('toolsFamily', locale, { id: String(target.id) }));
    },
    { isToldInPlace: isMeanwhile },
  );
  const forget = () => {
    setPreview(null);
    setChanged(false);
  };
  return { preview, isChanged, show, merge, forget };
}

function isMeanwhile(failure: ApiFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.code === 'changed-meanwhile';
}

import { useState } from 'react';
import { changedMeanwhileSchema } from '@vitrine/shared/contract/tools/tools';
import {
  BULK_FIELDS,
  bulkPreviewSchema,
  type BulkField,
  type BulkPreview,
  type InsectSelection,
} from '@vitrine/shared/contract/tools/bulk';
import { type InsectChoices } from '@vitrine/shared/contract/tools/catalogue';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { Form } from '@vitrine/shared/forms/Form';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { applyBulk, previewBulk } from '../../../api/insects/insects.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import { useOfferUndo } from '../../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { BulkLines } from './BulkLines.tsx';
import { BulkValue, firstValue } from './BulkValue.tsx';
import style from './Insects.module.css';

interface BulkFormProps {
  selection: InsectSelection;
  choices: InsectChoices;
  onDone(): void;
}

/** One change to many lots: chosen, shown lot by lot, then made. Whatever is chosen anew is shown anew. */
export function BulkForm({ selection, choices, onDone }: BulkFormProps) {
  const words = useWords();
  const bulk = useBulk(selection, onDone);
  const [field, setField] = useState<BulkField>('price-percent');
  const [value, setValue] = useState('');
  const choose = (name: string) => {
    const next = BULK_FIELDS.find((one) => one === name) ?? 'price-percent';
    setField(next);
    setValue(firstValue(next));
    bulk.forget();
  };
  return (
    <div className={style['bulk']}>
      <Form
        className={style['bulk']}
        errors={errorsOf(bulk.show.failure)}
        onSubmit={() => void bulk.show.run({ field, value })}
      >
        <SelectField
          name="field"
          label={words('bulk.field')}
          value={field}
          onChange={({ target }) => choose(target.value)}
        >
          {BULK_FIELDS.map((name) => (
            <option key={name} value={name}>
              {words(`bulk.f.${name}`)}
            </option>
          ))}
        </SelectField>
        <BulkValue
          {...{ field, value, choices }}
          onChange={(next) => {
            setValue(next);
            bulk.forget();
          }}
        />
        <RequestFailed failure={bulk.show.failure} />
        <div>
          <Button type="submit" variant={bulk.preview ? 'quiet' : 'action'} busy={bulk.show.isBusy}>
            {words('bulk.preview')}
          </Button>
        </div>
      </Form>
      {bulk.isChanged && <Notice tone="warning">{words('bulk.changed')}</Notice>}
      {bulk.preview && (
        <BulkLines
          preview={bulk.preview}
          isBusy={bulk.apply.isBusy}
          onApply={(seen) => void bulk.apply.run({ field, value, seen })}
        />
      )}
      <RequestFailed failure={bulk.isChanged ? null : bulk.apply.failure} />
    </div>
  );
}

function useBulk(selection: InsectSelection, onDone: () => void) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const offerUndo = useOfferUndo();
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [isChanged, setChanged] = useState(false);
  // Of one dialog: it is gone once the change is made.
  const intent = useIdempotencyKey();
  const show = useAction((change: { field: BulkField; value: string }) => {
    setPreview(null);
    setChanged(false);
    return previewBulk(api, { selection, change });
  }, setPreview);
  const apply = useAction(
    async ({ field, value, seen }: { field: BulkField; value: string; seen: string }) => {
      const wish = { selection, change: { field, value }, seen };
      const answer = await applyBulk(api, { ...wish, key: intent.keyFor(wish) });
      const current = answer.ok ? null : currentOf(answer.failure);
      if (current) setPreview(current);
      setChanged(current !== null);
      return answer;
    },
    ({ changed, auditId }) => {
      if (auditId > 0) offerUndo({ text: words('bulk.done', { count: changed }), auditId });
      onDone();
    },
    { isToldInPlace: (failure) => currentOf(failure) !== null },
  );
  const forget = () => {
    setPreview(null);
    setChanged(false);
  };
  return { preview, isChanged, show, apply, forget };
}

/** How it would be now, when somebody was first. */
function currentOf(failure: ApiFailure): BulkPreview | null {
  if (failure.kind !== 'rejected') return null;
  const read = changedMeanwhileSchema.safeParse(failure.body);
  const current = read.success ? bulkPreviewSchema.safeParse(read.data.current) : null;
  return current?.success ? current.data : null;
}

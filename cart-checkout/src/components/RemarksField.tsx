import { TextAreaField } from '@vitrine/shared/ui/TextAreaField';
import type { Fields } from '../model/fields.ts';
import { useWords } from '../model/use-words.ts';
import { Step } from './Step.tsx';

export function RemarksField({ fields }: { fields: Fields }) {
  const words = useWords();
  return (
    <Step id="checkout-remarks" title={words('checkout.remarks')}>
      <TextAreaField
        label={words('field.remarks')}
        name="remarks"
        rows={3}
        value={fields.draft.remarks}
        error={fields.errors['remarks']}
        onChange={(event) => fields.onChange({ remarks: event.target.value })}
      />
    </Step>
  );
}

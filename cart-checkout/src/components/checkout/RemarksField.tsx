import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import type { Fields } from '../../model/checkout/fields.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';

/** The shop takes no more characters; it says so itself, and nothing is cut off while somebody types. */
const MOST = 1000;

export function RemarksField({ fields }: { fields: Fields }) {
  const words = useWords();
  const left = MOST - fields.draft.remarks.length;
  return (
    <Step id="checkout-remarks" title={words('checkout.remarks')}>
      <TextAreaField
        label={words('field.remarks')}
        name="remarks"
        rows={3}
        hint={left < 0 ? words('field.remarksOver', { over: -left }) : words('field.remarksLeft', { left })}
        value={fields.draft.remarks}
        onChange={(event) => fields.onChange({ remarks: event.target.value })}
      />
    </Step>
  );
}

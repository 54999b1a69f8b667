import { useState } from 'react';
import { Icon } from '@vitrine/shared/ui/Icon';
import type { Fields } from '../model/fields.ts';
import { useWords } from '../model/use-words.ts';
import { DraftField } from './DraftField.tsx';
import style from './CheckoutFields.module.css';

/** Folded away: few orders need it. Open when it holds something, or something is wrong in it. */
export function CompanyFields({ fields }: { fields: Fields }) {
  const words = useWords();
  const { draft, errors } = fields;
  const [isOpen, setOpen] = useState(draft.company !== '' || draft.vatNumber !== '');
  const isWrong = 'company' in errors || 'vatNumber' in errors;
  return (
    <details
      className={style['company']}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron" />
        {words('field.forCompany')}
      </summary>
      <div className={style['pair']}>
        <DraftField fields={fields} name="company" autoComplete="shipping organization" />
        <DraftField
          fields={fields}
          name="vatNumber"
          autoComplete="off"
          autoCapitalize="characters"
          hint={words('field.vatNumberHint')}
        />
      </div>
    </details>
  );
}

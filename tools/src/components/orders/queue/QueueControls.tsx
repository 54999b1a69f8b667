import { Field } from '@vitrine/shared/forms/Field';
import { useListAddress } from '../../../model/lists/list-address.ts';
import { useWords } from '../../../model/use-words.ts';
import { FilterBar } from '../../list/FilterBar.tsx';
import style from './Orders.module.css';
import { CheckField } from '@vitrine/shared/forms/CheckField';
import { useLetterSwitch } from '../../../model/orders/single-keys.ts';

export function QueueFilters() {
  const words = useWords();
  const { get } = useListAddress();
  return (
    <FilterBar names={['q']} label={words('orders.filter')}>
      <div className={style['search']}>
        <Field name="q" type="search" label={words('orders.q')} defaultValue={get('q')} autoComplete="off" />
      </div>
    </FilterBar>
  );
}

/** Letters as keys, and that they can be turned off: whoever speaks to the computer presses them by mistake. */
export function LetterSwitch() {
  const words = useWords();
  const { isOn, turn } = useLetterSwitch();
  return (
    <div className={style['letters']}>
      <CheckField
        name="letters"
        label={words('orders.letters')}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
    </div>
  );
}

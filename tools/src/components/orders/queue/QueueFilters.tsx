import { Field } from '@vitrine/shared/forms/Field';
import { useListAddress } from '../../../model/lists/list-address.ts';
import { useWords } from '../../../model/use-words.ts';
import { FilterBar } from '../../list/FilterBar.tsx';
import style from './Orders.module.css';

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

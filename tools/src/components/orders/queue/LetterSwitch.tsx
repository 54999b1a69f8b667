import { CheckField } from '@vitrine/shared/forms/CheckField';
import { useLetterSwitch } from '../../../model/orders/single-keys.ts';
import { useWords } from '../../../model/use-words.ts';
import style from './Orders.module.css';

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

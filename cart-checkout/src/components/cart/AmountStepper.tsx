import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useWords } from '../../model/use-words.ts';
import style from './AmountStepper.module.css';

interface AmountStepperProps {
  /** Of the insect. */
  name: string;
  amount: number;
  /** Where the shop itself does not say so when it is too much. */
  most?: number;
  onMore(): void;
  onLess(): void;
}

/** How many of one insect. Below one there is nothing to lower: taking the line out is another button. */
export function AmountStepper({ name, amount, most = Infinity, onMore, onLess }: AmountStepperProps) {
  const words = useWords();
  return (
    <div className={style['stepper']} role="group" aria-label={words('cart.amount', { name })}>
      <button type="button" onClick={onLess} disabled={amount <= 1} aria-label={words('cart.less', { name })}>
        <Icon name="minus" />
      </button>
      <output>{amount}</output>
      <button
        type="button"
        onClick={onMore}
        disabled={amount >= most}
        aria-label={words('cart.more', { name })}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

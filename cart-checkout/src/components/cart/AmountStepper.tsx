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
      <StepButton label={words('cart.less', { name })} icon="minus" isAtEnd={amount <= 1} onPress={onLess} />
      <output>{amount}</output>
      <StepButton
        label={words('cart.more', { name })}
        icon="plus"
        isAtEnd={amount >= most}
        onPress={onMore}
      />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'minus' | 'plus';
  isAtEnd: boolean;
  onPress(): void;
}

/** At its end it does nothing, and keeps the focus of who got there by keys: `disabled` would drop it. */
function StepButton({ label, icon, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

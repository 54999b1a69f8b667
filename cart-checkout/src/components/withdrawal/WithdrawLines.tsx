import { AMOUNT_FIELD, LINE_FIELD, type WithdrawableOrder } from '@vitrine/shared/contract/orders/withdrawal';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { FieldError } from '@vitrine/shared/forms/fields/FieldFrame';
import { useFieldErrors } from '@vitrine/shared/forms/field-errors';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import type { WithdrawalChoice } from '../../model/withdrawal/withdrawal-choice.ts';
import { useWords } from '../../model/use-words.ts';
import { AmountStepper } from '../cart/AmountStepper.tsx';
import { OrderLineText } from '../order/OrderLineText.tsx';
import summary from '../SummaryLines.module.css';
import style from './Withdrawal.module.css';

type Line = WithdrawableOrder['lines'][number];

interface WithdrawLinesProps {
  lines: Line[];
  choice: WithdrawalChoice;
  /** While an answer is owed: what was sent must be what is shown. */
  isFixed: boolean;
  onChoose(uuid: string, amount: number): void;
}

const ID = 'field-lines';

/** Which lines, and how many of each. The first carries the id of the field, so that an error summary lands on it. */
export function WithdrawLines({ lines, choice, isFixed, onChoose }: WithdrawLinesProps) {
  const words = useWords();
  const { lines: error } = useFieldErrors();
  const open = lines.filter((line) => line.withdrawableAmount > 0);
  return (
    <fieldset disabled={isFixed} className={style['lines']} aria-describedby={error && `${ID}-error`}>
      <legend className="visually-hidden">{words('withdraw.what.legend')}</legend>
      {open.map((line, index) => (
        <WithdrawLine
          key={line.uuid}
          id={index === 0 ? ID : `${ID}-${index}`}
          line={line}
          amount={choice[line.uuid] ?? 0}
          onChoose={(amount) => onChoose(line.uuid, amount)}
        />
      ))}
      <FieldError id={ID} error={error} />
    </fieldset>
  );
}

interface WithdrawLineProps {
  id: string;
  line: Line;
  amount: number;
  onChoose(amount: number): void;
}

function WithdrawLine({ id, line, amount, onChoose }: WithdrawLineProps) {
  const most = line.withdrawableAmount;
  return (
    <div className={style['line']}>
      <CheckField
        id={id}
        name={LINE_FIELD + line.uuid}
        label={
          <span className={summary['row']}>
            {line.picture !== undefined && (
              <Picture
                picture={line.picture}
                of={line}
                alt=""
                sizes="3rem"
                className={summary['picture'] ?? ''}
              />
            )}
            <OrderLineText line={{ ...line, amount: Math.max(amount, 1) }} />
          </span>
        }
        checked={amount > 0}
        onChange={(event) => onChoose(event.target.checked ? most : 0)}
      />
      {most > 1 && amount > 0 && (
        <span className={style['scripted']}>
          <AmountStepper
            name={line.name}
            amount={amount}
            most={most}
            onMore={() => onChoose(amount + 1)}
            onLess={() => onChoose(amount - 1)}
          />
        </span>
      )}
      {most > 1 && <PlainAmount line={line} amount={amount} />}
    </div>
  );
}

/** The stepper's place where no script runs. */
function PlainAmount({ line, amount }: { line: Line; amount: number }) {
  const words = useWords();
  const most = line.withdrawableAmount;
  return (
    <noscript>
      <SelectField
        name={AMOUNT_FIELD + line.uuid}
        label={words('cart.amount', { name: line.name })}
        defaultValue={amount || most}
      >
        {Array.from({ length: most }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </SelectField>
    </noscript>
  );
}

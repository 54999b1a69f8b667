import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { STEP_TARGET } from './step-target.ts';
import { StepForm } from './StepForm.tsx';
import style from '../Order.module.css';

const CARRIERS = ['bpost', 'PostNL', 'DPD', 'DHL', 'UPS', 'GLS'];

interface ShipFormProps {
  order: ToolsOrder;
  steps: Steps;
}

/** A parcel leaves; the shopper is written to with its number. */
export function ShipForm({ order, steps }: ShipFormProps) {
  const words = useWords();
  const form = useStepForm(steps, 'ship', {
    labels: {
      carrier: words('order.ship.carrier'),
      trackingNumber: words('order.ship.number'),
      trackingUrl: words('order.ship.link'),
    },
    first: { carrier: order.shipping.carrier, trackingNumber: '', trackingUrl: '' },
  });
  const isMore = order.parcels.length > 0;
  return (
    <StepForm
      label={words(isMore ? 'order.ship.more' : 'order.ship.title')}
      submit={words(isMore ? 'order.ship.more' : 'order.ship.submit')}
      variant={isMore ? 'quiet' : 'action'}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'ship', ...form.values })}
    >
      <Minded order={order} />
      <div className={style['fields']}>
        <Field
          {...form.field('trackingNumber')}
          autoComplete="off"
          spellCheck={false}
          required={order.shipping.isTracked}
          {...(!isMore && { [STEP_TARGET]: '' })}
        />
        <Field {...form.field('carrier')} list="carriers" autoComplete="off" required />
        <Field
          {...form.field('trackingUrl')}
          type="url"
          autoComplete="off"
          hint={words('order.ship.linkHint')}
        />
        <datalist id="carriers">
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
      </div>
    </StepForm>
  );
}

/** Lots that the law of today keeps from leaving as they are: who ships is told, and decides. */
function Minded({ order }: Pick<ShipFormProps, 'order'>) {
  const words = useWords();
  const kept = order.lines.filter(
    (line) => line.export?.isStopped === true && line.amount > (line.withdrawnAmount ?? 0),
  );
  if (kept.length === 0) return null;
  return (
    <Notice tone="warning" title={words('order.ship.minded', { count: kept.length })}>
      {kept.map(({ reference }) => reference).join(', ')}
    </Notice>
  );
}

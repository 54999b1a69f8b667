import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';

/** How the customer is reached, where it was mistyped or not asked. */
export function ContactForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const form = useStepForm(steps, 'contact', {
    labels: { email: words('order.contact.email'), phone: words('order.contact.phone') },
    first: { email: order.email, phone: order.phone },
  });
  return (
    <StepForm
      label={words('order.contact.title')}
      submit={words('order.contact.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'contact', ...form.values })}
    >
      <p>{words('order.contact.lead')}</p>
      <Field {...form.field('email')} type="email" autoComplete="off" required={order.email !== ''} />
      <Field {...form.field('phone')} type="tel" autoComplete="off" />
    </StepForm>
  );
}

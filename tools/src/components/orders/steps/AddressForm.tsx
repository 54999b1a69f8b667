import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';

const REQUIRED = ['firstname', 'lastname'] as const;
const PLACE = ['street', 'houseNumber', 'postalCode', 'city'] as const;

/** Where the parcel goes, before it has left; the country stays. */
export function AddressForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const { country, ...address } = order.address;
  const form = useStepForm(steps, 'address', {
    labels: {
      firstname: words('order.address.firstname'),
      lastname: words('order.address.lastname'),
      company: words('order.address.company'),
      street: words('order.address.street'),
      houseNumber: words('order.address.houseNumber'),
      postalCode: words('order.address.postalCode'),
      city: words('order.address.city'),
    },
    first: address,
  });
  return (
    <StepForm
      label={words('order.address.title')}
      submit={words('order.address.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'address', address: { ...form.values, country } })}
    >
      <p>{words('order.address.lead', { country: formatCountry(country, locale) })}</p>
      {REQUIRED.map((field) => (
        <Field key={field} {...form.field(field)} autoComplete="off" required />
      ))}
      <Field {...form.field('company')} autoComplete="off" />
      {PLACE.map((field) => (
        <Field key={field} {...form.field(field)} autoComplete="off" required />
      ))}
    </StepForm>
  );
}

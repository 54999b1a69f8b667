import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';
import style from '../Order.module.css';

/** Two by two, as they stand beside each other. */
const FIELDS = ['firstname', 'lastname', 'street', 'houseNumber', 'postalCode', 'city', 'company'] as const;
type AddressField = (typeof FIELDS)[number];
type Name = AddressField | `invoice.${AddressField}`;

/** Where the parcel goes, and to whom the invoice where that is somebody else, before it has left; the countries stay. */
export function AddressForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const { address, invoiceAddress } = order;
  const each = (of: (field: AddressField, prefix: '' | 'invoice.') => string) =>
    Object.fromEntries(
      FIELDS.flatMap((field) => [
        [field, of(field, '')],
        [`invoice.${field}`, of(field, 'invoice.')],
      ]),
    ) as Record<Name, string>;
  const form = useStepForm<Name>(steps, 'address', {
    labels: each((field) => words(`order.address.${field}`)),
    first: each((field, prefix) => (prefix ? invoiceAddress : address)?.[field] ?? ''),
  });
  const typed = (prefix: '' | 'invoice.', { country }: { country: string }) => ({
    ...(Object.fromEntries(FIELDS.map((field) => [field, form.values[`${prefix}${field}`]])) as Record<
      AddressField,
      string
    >),
    country,
  });
  const fields = (prefix: '' | 'invoice.') => (
    <div className={style['fields']}>
      {FIELDS.map((field) => (
        <Field
          key={field}
          {...form.field(`${prefix}${field}`)}
          autoComplete="off"
          required={field !== 'company'}
        />
      ))}
    </div>
  );
  const submit = () =>
    form.submit({
      step: 'address',
      address: typed('', address),
      ...(invoiceAddress && { invoiceAddress: typed('invoice.', invoiceAddress) }),
    });
  return (
    <StepForm
      label={words('order.address.title')}
      submit={words(invoiceAddress ? 'order.address.save' : 'order.address.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={submit}
    >
      <p>{words('order.address.lead', { country: formatCountry(address.country, locale) })}</p>
      {invoiceAddress ? (
        <>
          <fieldset className={style['part']}>
            <legend>{words('order.address.parcel')}</legend>
            {fields('')}
          </fieldset>
          <fieldset className={style['part']}>
            <legend>{words('order.address.invoice')}</legend>
            <p>{words('order.address.invoiceLead')}</p>
            {fields('invoice.')}
          </fieldset>
        </>
      ) : (
        fields('')
      )}
    </StepForm>
  );
}

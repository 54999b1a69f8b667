import type { ToolRate } from '@vitrine/shared/contract/tools/shipping';
import { formatTerritory } from '@vitrine/shared/i18n/format-territory';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/CheckField';
import { Field } from '@vitrine/shared/forms/Field';
import { createRate, editRate } from '../../api/shop/shipping.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { perLanguage } from '../../model/nested.ts';
import { heldRate, rateForm, readCurrentRate, type RateField } from '../../model/editing/shipping-form.ts';
import { useEditForm, type EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import { EditForm } from '../form/EditForm.tsx';
import { TranslatedFields } from '../form/TranslatedFields.tsx';
import { BandsField } from './BandsField.tsx';
import box from '../form/Box.module.css';
import style from './Shipping.module.css';

interface RateFormProps {
  /** Null for a new one. */
  rate: ToolRate | null;
  onSaved(saved: { auditId: number; rate: ToolRate }): void | Promise<void>;
}

/** A way to ship: where to, how long, what it costs. */
export function RateForm({ rate, onSaved }: RateFormProps) {
  const words = useWords();
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const form = useEditForm<RateField, { auditId: number; rate: ToolRate }>({
    name: `rate:${rate?.id ?? 'new'}`,
    held: heldRate(rate, locale),
    labels: useLabels(),
    send: (values, revision) =>
      rate ? editRate(api, rate.id, { ...rateForm(values), revision }) : createRate(api, rateForm(values)),
    readCurrent: readCurrentRate(locale),
    onSaved,
  });
  return (
    <section className={box['box']}>
      <h2>{rate ? rate.name[locale] : words('shipping.new')}</h2>
      <EditForm form={form}>
        {!rate && <Field {...form.field('code')} hint={words('shipping.codeHint')} required />}
        <TranslatedFields stem="name" label={words('shipping.name')} form={form} />
        <Countries form={form} />
        <div className={style['fields']}>
          <Field {...form.field('carrier')} required />
          <Field {...form.field('service')} />
          <Field {...form.field('days.min')} inputMode="numeric" required />
          <Field {...form.field('days.max')} inputMode="numeric" required />
        </div>
        <BandsField value={form.values.bands} onChange={(text) => form.set('bands', text)} />
        <div className={style['fields']}>
          <Field {...form.field('freeFrom')} hint={words('shipping.emptyNever')} inputMode="decimal" />
          <Field {...form.field('maxValue')} hint={words('shipping.emptyNoLimit')} inputMode="decimal" />
        </div>
        <div className={style['ticks']}>
          <CheckField {...form.tick('tracked')} />
          <CheckField {...form.tick('active')} />
        </div>
      </EditForm>
    </section>
  );
}

function Countries({ form }: { form: EditFormState<RateField> }) {
  const words = useWords();
  const locale = useLocale();
  const codes = form.values.countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => /^[A-Z]{2}(-[A-Z]{2})?$/.test(code));
  return (
    <div>
      <Field {...form.field('countries')} hint={words('shipping.countriesHint')} required />
      <p className={style['named']}>{codes.map((code) => formatTerritory(code, locale)).join(', ')}</p>
    </div>
  );
}

function useLabels(): Record<RateField, string> {
  const words = useWords();
  return {
    ...perLanguage('name', (locale) =>
      words('translated.label', { label: words('shipping.name'), language: words(`translated.${locale}`) }),
    ),
    ...{ code: words('shipping.code'), countries: words('shipping.countries') },
    ...{ carrier: words('shipping.carrier'), service: words('shipping.service') },
    ...{ 'days.min': words('shipping.daysMin'), 'days.max': words('shipping.daysMax') },
    ...{ bands: words('shipping.bands'), freeFrom: words('shipping.freeFrom') },
    ...{ maxValue: words('shipping.maxValue'), tracked: words('shipping.tracked') },
    active: words('shipping.active'),
  };
}

import type { ToolRate } from '@vitrine/shared/contract/tools/shipping';
import { formatTerritory } from '@vitrine/shared/i18n/places/format-territory';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Button } from '@vitrine/shared/ui/links/Button';
import { FieldError } from '@vitrine/shared/forms/fields/FieldFrame';
import { useFieldErrors } from '@vitrine/shared/forms/field-errors';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { createRate, editRate } from '../../api/shop/shipping.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { perLanguage } from '../../model/nested.ts';
import {
  type Band,
  bandsToText,
  heldRate,
  type RateField,
  rateForm,
  readCurrentRate,
  textToBands,
} from '../../model/editing/shipping-form.ts';
import { useEditForm, type EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import { EditForm } from '../form/EditForm.tsx';
import { TranslatedFields } from '../form/TranslatedFields.tsx';
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

interface BandsFieldProps {
  /** As the form keeps them. */
  value: string;
  onChange(value: string): void;
}

/** Weights with their prices, ascending; an empty line at the end takes the next. */
function BandsField({ value, onChange }: BandsFieldProps) {
  const words = useWords();
  const { bands: error } = useFieldErrors();
  const bands = textToBands(value);
  const write = (changed: Band[]) => onChange(bandsToText(changed));
  const set = (index: number, change: Partial<Band>) =>
    write(bands.map((band, place) => (place === index ? { ...band, ...change } : band)));
  return (
    <fieldset
      className={style['bands']}
      id="field-bands"
      aria-describedby={error ? 'field-bands-error' : undefined}
    >
      <legend>{words('shipping.bands')}</legend>
      <input type="hidden" name="bands" value={value} />
      <ol>
        {bands.map(({ kilos, price }, index) => (
          <li key={index}>
            <label>
              <span>{words('shipping.upTo')}</span>
              <input
                inputMode="decimal"
                value={kilos}
                aria-label={words('shipping.bandKilos', { line: index + 1 })}
                onChange={({ target }) => set(index, { kilos: target.value })}
              />
              <span>kg</span>
            </label>
            <label>
              <input
                inputMode="decimal"
                value={price}
                aria-label={words('shipping.bandPrice', { line: index + 1 })}
                onChange={({ target }) => set(index, { price: target.value })}
              />
              <span>€</span>
            </label>
            <Button
              variant="quiet"
              aria-label={words('shipping.removeBand', { line: index + 1 })}
              onClick={() => write(bands.filter((_, place) => place !== index))}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ol>
      <FieldError id="field-bands" error={error} />
      <Button variant="quiet" onClick={() => write([...bands, { kilos: '', price: '' }])}>
        {words('shipping.addBand')}
      </Button>
    </fieldset>
  );
}

import type { ClosingRow, ClosingSaved } from '@vitrine/shared/contract/tools/closings';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { createClosing, editClosing } from '../../api/shop/closings.ts';
import { toolsApi } from '../../api/tools-api.ts';
import {
  heldClosing,
  previewOf,
  readCurrentClosing,
  REASONS,
  takesOrders,
  type ClosingField,
} from '../../model/editing/closing-form.ts';
import { nested, perLanguage } from '../../model/nested.ts';
import { useEditForm, type EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import { EditForm } from '../form/EditForm.tsx';
import { TranslatedFields } from '../form/TranslatedFields.tsx';
import { RawIntlProvider } from 'react-intl';
import type { Closing } from '@vitrine/shared/contract/frame';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { ClosingBanner } from '@vitrine/shared/ui/feedback/ClosingBanner';
import en from '@vitrine/shared/ui/feedback/closing/en.json';
import fr from '@vitrine/shared/ui/feedback/closing/fr.json';
import nl from '@vitrine/shared/ui/feedback/closing/nl.json';
import box from '../form/Box.module.css';
import style from './Closings.module.css';

interface ClosingFormProps {
  /** Null for a new one. */
  closing: ClosingRow | null;
  onSaved(saved: ClosingSaved): void | Promise<void>;
}

/** When, why, and what shoppers read meanwhile; under it the banner as it will be. */
export function ClosingForm({ closing, onSaved }: ClosingFormProps) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const form = useEditForm<ClosingField, ClosingSaved>({
    name: `closing:${closing?.id ?? 'new'}`,
    held: heldClosing(closing),
    labels: useLabels(),
    send: (values, revision) =>
      closing
        ? editClosing(api, closing.id, { ...nested(values), revision })
        : createClosing(api, nested(values)),
    readCurrent: readCurrentClosing,
    onSaved,
  });
  const { reason } = form.values;
  return (
    <section className={box['box']}>
      <h2>{words(closing ? 'closings.edit' : 'closings.new')}</h2>
      <EditForm form={form}>
        <SelectField {...form.field('reason')}>
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {words(`closings.reason.${one}`)}
            </option>
          ))}
        </SelectField>
        <p className={style['meaning']}>
          {words(takesOrders(reason) ? 'closings.mode.delayed' : 'closings.mode.paused')}
        </p>
        <Times form={form} />
        {reason === 'BEURS' && <Fair form={form} />}
        <TranslatedFields
          stem="message"
          label={words('closings.message')}
          hint={words('closings.messageHint')}
          form={form}
          rows={2}
        />
        <BannerPreview closing={previewOf(form.values)} />
      </EditForm>
    </section>
  );
}

function Times({ form }: { form: EditFormState<ClosingField> }) {
  return (
    <div className={style['fields']}>
      <Field {...form.field('startsAt')} type="datetime-local" required />
      <Field {...form.field('endsAt')} type="datetime-local" required />
      {takesOrders(form.values.reason) && <Field {...form.field('shipsFrom')} type="date" />}
    </div>
  );
}

function Fair({ form }: { form: EditFormState<ClosingField> }) {
  return (
    <div className={style['fields']}>
      <Field {...form.field('fair.name')} required />
      <Field {...form.field('fair.city')} required />
      <Field {...form.field('fair.stand')} />
      <Field {...form.field('fair.url')} type="url" inputMode="url" placeholder="https://" />
    </div>
  );
}

function useLabels(): Record<ClosingField, string> {
  const words = useWords();
  return {
    ...{ reason: words('closings.reason'), shipsFrom: words('closings.shipsFrom') },
    ...{ startsAt: words('closings.startsAt'), endsAt: words('closings.endsAt') },
    ...perLanguage('message', (locale) =>
      words('translated.label', {
        label: words('closings.message'),
        language: words(`translated.${locale}`),
      }),
    ),
    ...{ 'fair.name': words('closings.fairName'), 'fair.city': words('closings.fairCity') },
    ...{ 'fair.stand': words('closings.fairStand'), 'fair.url': words('closings.fairUrl') },
  };
}

const BANNER_WORDS = { en, nl, fr };

/** The banner as shoppers will see it, drawn by what draws theirs. */
function BannerPreview({ closing }: { closing: Closing | null }) {
  const words = useWords();
  return (
    <section className={style['preview']} aria-labelledby="banner-preview">
      <h3 id="banner-preview">{words('closings.preview')}</h3>
      {closing === null && <p>{words('closings.previewLater')}</p>}
      {closing !== null &&
        LOCALES.map((locale) => (
          <div key={locale} lang={locale}>
            <RawIntlProvider value={createIntl(locale, BANNER_WORDS[locale])}>
              <ClosingBanner closing={closing} />
            </RawIntlProvider>
          </div>
        ))}
    </section>
  );
}

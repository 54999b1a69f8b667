import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import {
  SOCIAL_NETWORKS,
  vatRegimeSchema,
  toolSettingsSchema,
  type SocialNetwork,
  type ToolSettings,
} from '@vitrine/shared/contract/tools/settings';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { RATE_DAYS, rateFault } from '@vitrine/shared/contract/orders/tax/pound-rate';
import { formatCountry, formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { readNotifications } from '../../api/shop/notifications.ts';
import { readSettings, saveSettings } from '../../api/shop/settings.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { EditForm } from '../../components/form/EditForm.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useMay } from '../../model/current-staff.ts';
import { nested } from '../../model/nested.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useEditForm, type EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import type { Held } from '../../model/editing/edit.ts';
import { NotificationChoices } from '../../components/settings/NotificationChoices.tsx';
import style from '../../components/settings/Settings.module.css';

export const loader = staffPage(async (_args, { api, need }) => {
  const [settings, notifications] = await Promise.all([readSettings(api), readNotifications(api)]);
  // A server before notifications has none: the rest of the page works.
  return { settings: need(settings), notifications: notifications.ok ? notifications.value : null };
});
export const head = toolHead;

type Form = EditFormState<SettingsField>;

export function Component() {
  const words = useWords();
  const mayWrite = useMay('shop-write');
  const form = useSettingsForm();
  const { notifications } = usePageData<typeof loader>();
  return (
    <WorkPage name="toolsSettings" title={words('settings.title')} lead={words('settings.lead')}>
      {/* Who may not write reads the same fields, and has no button. */}
      {mayWrite ? (
        <EditForm form={form}>
          <Parts form={form} />
        </EditForm>
      ) : (
        <fieldset disabled className={style['part']}>
          <Parts form={form} />
        </fieldset>
      )}
      {notifications && <NotificationChoices held={notifications} />}
    </WorkPage>
  );
}

function Parts({ form }: { form: Form }) {
  return (
    <>
      <Seller form={form} />
      <Money form={form} />
      <Duties form={form} />
      <Social form={form} />
    </>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className={style['part']}>
      <legend>{title}</legend>
      {text && <p className={style['meaning']}>{text}</p>}
      <div className={style['fields']}>{children}</div>
    </fieldset>
  );
}

const COUNTRIES = ['BE', 'NL', 'LU', 'FR', 'DE'];

function Seller({ form }: { form: Form }) {
  const words = useWords();
  const locale = useLocale();
  const { country } = form.values;
  return (
    <Part title={words('settings.seller')} text={words('settings.sellerText')}>
      <Field {...form.field('name')} autoComplete="organization" required />
      <Field {...form.field('legalForm')} />
      <Field {...form.field('companyNumber')} required />
      <Field {...form.field('court')} />
      <Field {...form.field('street')} autoComplete="street-address" required />
      <Field {...form.field('postalCode')} autoComplete="postal-code" required />
      <Field {...form.field('city')} autoComplete="address-level2" required />
      <SelectField {...form.field('country')} required>
        {[...new Set([...COUNTRIES, country])].map((code) => (
          <option key={code} value={code}>
            {formatCountry(code, locale)}
          </option>
        ))}
      </SelectField>
      <Field {...form.field('email')} type="email" autoComplete="email" required />
      <Field {...form.field('phone')} type="tel" autoComplete="tel" />
    </Part>
  );
}

function Money({ form }: { form: Form }) {
  const words = useWords();
  return (
    <Part title={words('settings.money')} text={words('settings.moneyText')}>
      <SelectField {...form.field('vatRegime')} required>
        {vatRegimeSchema.options.map((regime) => (
          <option key={regime} value={regime}>
            {words(`settings.regime.${regime}`)}
          </option>
        ))}
      </SelectField>
      <Field {...form.field('vatNumber')} />
      <Field {...form.field('eori')} hint={words('settings.eoriHint')} spellCheck={false} />
      <Field {...form.field('iban')} spellCheck={false} />
      <Field {...form.field('bic')} spellCheck={false} />
      <Field {...form.field('britishVatNumber')} hint={words('settings.britishHint')} spellCheck={false} />
      <Field {...form.field('euroPerPound')} inputMode="decimal" />
      <Field {...form.field('poundDay')} type="date" />
      <Field {...form.field('poundSource')} hint={words('settings.poundSourceHint')} />
      <PoundNotice />
    </Part>
  );
}

/** That nothing goes to Great Britain by a rate that is not set, or is of another month. */
function PoundNotice() {
  const words = useWords();
  const locale = useLocale();
  const { settings } = usePageData<typeof loader>();
  const { british } = settings;
  const today = useToday();
  const fault = british && today ? rateFault(british, today) : null;
  if (!fault || !british) return null;
  const values = { day: british.rateDay && formatDay(british.rateDay, locale), days: RATE_DAYS };
  return <Notice tone="info">{words(`settings.pound.${fault}`, values)}</Notice>;
}

/** The day in Belgium, by which the shop judges too: the page may have been drawn yesterday. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(belgianDay(new Date())), []);
  return today;
}

function Duties({ form }: { form: Form }) {
  const words = useWords();
  return (
    <Part title={words('settings.duties')} text={words('settings.dutiesText')}>
      <Field {...form.field('lucid')} spellCheck={false} />
      <Field {...form.field('frenchPackaging')} spellCheck={false} />
      <Field {...form.field('fostPlus')} spellCheck={false} />
      <Field {...form.field('processors')} hint={words('settings.processorsHint')} />
    </Part>
  );
}

function Social({ form }: { form: Form }) {
  const words = useWords();
  return (
    <Part title={words('settings.social')} text={words('settings.socialText')}>
      {SOCIAL_NETWORKS.map((network) => (
        <Field key={network} {...form.field(`social.${network}`)} inputMode="url" spellCheck={false} />
      ))}
    </Part>
  );
}

function useSettingsForm(): Form {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const offer = useOfferUndo();
  const { revalidate } = useRevalidator();
  const { settings } = usePageData<typeof loader>();
  return useEditForm<SettingsField, { auditId: number }>({
    name: 'settings',
    held: heldSettings(settings),
    labels: {
      ...{ name: words('settings.name'), companyNumber: words('settings.companyNumber') },
      ...{ vatNumber: words('settings.vatNumber'), street: words('settings.street') },
      ...{ postalCode: words('settings.postalCode'), city: words('settings.city') },
      ...{ country: words('settings.country'), email: words('settings.email') },
      ...{ phone: words('settings.phone'), vatRegime: words('settings.regime') },
      ...{ legalForm: words('settings.legalForm'), court: words('settings.court') },
      ...{ lucid: words('settings.lucid'), frenchPackaging: words('settings.frenchPackaging') },
      ...{ fostPlus: words('settings.fostPlus'), processors: words('settings.processors') },
      ...{ britishVatNumber: words('settings.britishVatNumber'), poundDay: words('settings.poundDay') },
      ...{ euroPerPound: words('settings.euroPerPound'), poundSource: words('settings.poundSource') },
      ...{ iban: words('settings.iban'), bic: words('settings.bic'), eori: words('settings.eori') },
      ...perNetwork((network) => network),
    },
    send: (values, revision) => saveSettings(api, { ...nested(values), revision }),
    readCurrent: readCurrentSettings,
    async onSaved({ auditId }) {
      if (auditId) offer({ text: words('settings.saved'), auditId });
      await revalidate();
    },
  });
}

const SELLER_FIELDS = [
  'name',
  'companyNumber',
  'vatNumber',
  'street',
  'postalCode',
  'city',
  'country',
  'email',
  'phone',
  'legalForm',
  'court',
  'lucid',
  'frenchPackaging',
  'fostPlus',
  'processors',
  'eori',
] as const;
type SocialField = `social.${SocialNetwork}`;
type MoneyField =
  | 'vatRegime'
  | 'iban'
  | 'bic'
  | 'britishVatNumber'
  | 'euroPerPound'
  | 'poundDay'
  | 'poundSource';
type SettingsField = (typeof SELLER_FIELDS)[number] | MoneyField | SocialField;

/** A field for each network. */
function perNetwork(value: (network: SocialNetwork) => string): Record<SocialField, string> {
  const entries = SOCIAL_NETWORKS.map((network) => [`social.${network}`, value(network)]);
  // One for each network, which is what the type says.
  return Object.fromEntries(entries) as Record<SocialField, string>;
}

function heldSettings({ seller, vatRegime, bank, british, revision }: ToolSettings): Held<SettingsField> {
  const { socialLinks, ...particulars } = seller;
  const urlOf = (network: string) => socialLinks.find((link) => link.network === network)?.url ?? '';
  const {
    legalForm = '',
    court = '',
    lucid = '',
    frenchPackaging = '',
    fostPlus = '',
    processors = '',
    eori = '',
  } = seller;
  const optional = { legalForm, court, lucid, frenchPackaging, fostPlus, processors, eori };
  const money = {
    ...bank,
    vatRegime,
    britishVatNumber: british?.vatNumber ?? '',
    euroPerPound: british?.euroPerPound ? (british.euroPerPound / 10_000).toFixed(4) : '',
    poundDay: british?.rateDay ?? '',
    poundSource: british?.rateSource ?? '',
  };
  return { revision, values: { ...particulars, ...optional, ...money, ...perNetwork(urlOf) } };
}

function readCurrentSettings(current: unknown): Held<SettingsField> | null {
  const read = toolSettingsSchema.safeParse(current);
  return read.success ? heldSettings(read.data) : null;
}

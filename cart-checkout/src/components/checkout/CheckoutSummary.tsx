import type { ReactNode } from 'react';
import type { Closing } from '@vitrine/shared/contract/frame';
import { FormattedMessage } from 'react-intl';
import { askAbout } from '@vitrine/shared/paths/ask-about';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { GuaranteeNotice as Notice } from '@vitrine/shared/i18n/guarantee-notice';
import { GuaranteeNotice } from '@vitrine/shared/ui/page/GuaranteeNotice';
import { Button } from '@vitrine/shared/ui/links/Button';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { ViewLine } from '../../model/cart/cart-view.ts';
import type { TaxWords } from '../../model/checkout/tax-notes.ts';
import { useWords } from '../../model/use-words.ts';
import { Paused } from '../Paused.tsx';
import { Sheet } from '../Sheet.tsx';
import { Totals } from '../Totals.tsx';
import { FieldError } from '@vitrine/shared/forms/fields/FieldFrame';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { LineText } from '../LineText.tsx';
import style from './CheckoutSummary.module.css';
import summaryLinesStyle from '../SummaryLines.module.css';
import vatNoteStyle from '../Totals.module.css';

interface CheckoutSummaryProps {
  lines: ViewLine[];
  /** What keeps a lot from being ordered, by its uuid. */
  lineErrors: Record<string, string>;
  goodsCents: number;
  shippingCents: number | null;
  taxes: TaxWords;
  conditions: { isAccepted: boolean; onAccept(isAccepted: boolean): void };
  /** Whether an order can be placed at all. */
  canOrder: boolean;
  isPaused: boolean;
  closing: Closing | null;
  notice: Notice | null;
  isBusy: boolean;
  /** What went wrong with the last try. */
  trouble: ReactNode;
}

/** What is ordered and what it costs, right above the button that obliges to pay (directive 2011/83/EU, article 8). */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, lineErrors, goodsCents, shippingCents, taxes, conditions } = props;
  const { canOrder, isPaused, closing, notice, isBusy, trouble } = props;
  const words = useWords();
  const locale = useLocale();
  return (
    <Sheet title={words('checkout.order')} titleId="checkout-order">
      <SiteLink className={style['back']} to={pathTo('cart', locale)}>
        {words('checkout.backToCart')}
      </SiteLink>
      <SummaryLines lines={lines} errors={lineErrors} />
      <Conditions {...conditions} />
      {trouble}
      <Totals goodsCents={goodsCents} shippingCents={shippingCents} vat={taxes.vat} />
      {taxes.notes.map((note) => (
        <p key={note} className={vatNoteStyle['note']}>
          {words(note)}
        </p>
      ))}
      <GuaranteeNotice notice={notice} />
      {isPaused && <Paused closing={closing} />}
      {canOrder && !isPaused && (
        <Button type="submit" wide busy={isBusy}>
          {words('checkout.button')}
        </Button>
      )}
      <Rights />
    </Sheet>
  );
}

function Conditions({ isAccepted, onAccept }: CheckoutSummaryProps['conditions']) {
  const to = pathTo('conditions', useLocale());
  return (
    <CheckField
      label={
        <FormattedMessage
          id="field.conditions"
          values={{ link: (text) => <SiteLink to={to}>{text}</SiteLink> }}
        />
      }
      name="acceptsConditions"
      required
      checked={isAccepted}
      onChange={(event) => onAccept(event.target.checked)}
    />
  );
}

function Rights() {
  const locale = useLocale();
  return (
    <p className={style['rights']}>
      <FormattedMessage
        id="checkout.rights"
        values={{
          withdraw: (text) => <SiteLink to={pathTo('withdraw', locale)}>{text}</SiteLink>,
          conditions: (text) => <SiteLink to={pathTo('conditions', locale)}>{text}</SiteLink>,
        }}
      />
    </p>
  );
}

interface SummaryLinesProps {
  lines: ViewLine[];
  /** What keeps a lot from being ordered, by its uuid. */
  errors: Record<string, string>;
}

/** The lines of the order, each with what it comes to, and what stands in its way. */
function SummaryLines({ lines, errors }: SummaryLinesProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <ul className={summaryLinesStyle['lines']} role="list">
      {lines.map(({ uuid, insect, amount, priceCents }) => (
        <li key={uuid}>
          <Picture
            picture={insect.picture}
            of={insect}
            alt=""
            sizes="3rem"
            className={summaryLinesStyle['picture'] ?? ''}
          />
          <LineText
            name={insect.name}
            isLatin={insect.authority !== ''}
            reference={insect.reference}
            quality={insect.quality}
            amount={amount}
            priceCents={priceCents}
          />
          <FieldError id={`line-${uuid}`} error={errors[uuid]} />
          {errors[uuid] && (
            <SiteLink className={style['ask']} to={askAbout(insect.reference, locale)}>
              {words('checkout.askAbout')}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

import { needsCustoms } from '@vitrine/shared/contract/orders/needs-customs';
import { GIFT_NOTE_LENGTH } from '@vitrine/shared/contract/orders/place-order';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import type { Fields } from '../../model/checkout/fields.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './CheckoutFields.module.css';

/** For somebody else: a few words for whoever opens the parcel, and no price in it but what customs must read. */
export function GiftFields({ fields }: { fields: Fields }) {
  const words = useWords();
  const { isGift, giftNote } = fields.draft;
  const left = GIFT_NOTE_LENGTH - giftNote.length;
  return (
    <Step id="checkout-gift" title={words('checkout.gift')}>
      <CheckField
        name="isGift"
        label={words('field.isGift')}
        checked={isGift}
        onChange={(event) => fields.onChange({ isGift: event.target.checked })}
      />
      {isGift && (
        <>
          <p className={style['note']}>
            {words(needsCustoms(fields.draft) ? 'checkout.gift.customs' : 'checkout.gift.noPrices')}
          </p>
          <TextAreaField
            label={words('field.giftNote')}
            name="giftNote"
            rows={3}
            hint={
              left < 0 ? words('field.remarksOver', { over: -left }) : words('field.remarksLeft', { left })
            }
            value={giftNote}
            onChange={(event) => fields.onChange({ giftNote: event.target.value })}
          />
        </>
      )}
    </Step>
  );
}

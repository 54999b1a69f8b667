import type { PaymentsContext } from '../../payments/payments-context.ts';
import type { WaitingMail } from '../../mail/store/outbox.ts';
import { ACCOUNT_RENDERERS } from '../../accounts/mails/account-mail.ts';
import { renderChargebackMail } from '../../staff/mails/chargeback-mail.ts';
import { renderContactMail } from '../../contact/mails/contact-mail.ts';
import { renderOrderMail } from '../../orders/mails/render-order-mail.ts';
import type { RenderedMail } from '../../mail/rendered-mail.ts';
import { renderReleaseMail } from '../../staff/mails/release-mail.ts';
import { renderRestockMail } from '../../contact/mails/restock-mail.ts';
import { renderAskedMail } from '../../contact/mails/subscription-mail.ts';

type Render = (context: PaymentsContext, mail: WaitingMail) => Promise<RenderedMail | null>;

const RENDERERS: Record<string, Render> = {
  'subscription-asked': renderAskedMail,
  restock: renderRestockMail,
  'contact-message': renderContactMail,
  'contact-received': renderContactMail,
  'release-refused': renderReleaseMail,
  'chargeback-taken': renderChargebackMail,
  'chargeback-reversed': renderChargebackMail,
  ...ACCOUNT_RENDERERS,
};

/** Writes a waiting mail out from the facts as they are now. Null when there is nothing left to say. */
export function renderMail(context: PaymentsContext, mail: WaitingMail): Promise<RenderedMail | null> {
  return (RENDERERS[mail.kind] ?? renderOrderMail)(context, mail);
}

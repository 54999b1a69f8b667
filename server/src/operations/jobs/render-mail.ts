import type { PaymentsContext } from '../../payments/index.ts';
import type { WaitingMail, RenderedMail } from '../../mail/index.ts';
import { ACCOUNT_RENDERERS } from '../../accounts/index.ts';
import { renderChargebackMail, renderReleaseMail } from '../../staff/index.ts';
import { renderContactMail, renderRestockMail, renderAskedMail } from '../../contact/index.ts';
import { renderOrderMail } from '../../orders/index.ts';

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

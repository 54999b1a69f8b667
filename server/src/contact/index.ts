/* The door of this subject: what the others may use. */

export { renderContactMail } from './mails/contact-mail.ts';
export { renderRestockMail } from './mails/restock-mail.ts';
export { renderAskedMail } from './mails/subscription-mail.ts';
export { moveSubscriptions } from './store/move-subscriptions.ts';
export { endNewsletter, readNewsletter } from './store/newsletter.ts';
export { forgetSubscriptions, grantWishes } from './store/restock.ts';
export { askSubscription } from './store/subscriptions-ask.ts';

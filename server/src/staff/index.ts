/* The door of this subject: what the others may use. */

export { renderChargebackMail } from './mails/chargeback-mail.ts';
export { renderReservationMail } from './mails/reservation-mail.ts';
export { renderReleaseMail } from './mails/release-mail.ts';

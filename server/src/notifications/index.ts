/* The door of this subject: what the others may use. */

export { renderNotificationMail } from './mails/notification-mail.ts';
export { notifyStaff } from './notify-staff.ts';

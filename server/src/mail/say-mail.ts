import { createSpeaker } from '../platform/create-speaker.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** The sentences of all mails. */
export const sayMail = createSpeaker({ en, nl, fr });
export type MailText = keyof typeof en;

type KindWith<Part extends string, Id = MailText> = Id extends `${infer Kind}.${Part}` ? Kind : never;

/** What a mail about an order says: each kind has a subject and an intro. */
export type OrderMailKind = KindWith<'intro'>;
/** The same of mails about an account: subject, text, a note, and a button where there is something to do. */
export type AccountMailKind = KindWith<'text'>;

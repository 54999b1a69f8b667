import type { MessageId } from './use-words.ts';

/** Fields that are typed or chosen in, and how they are called unless a form says otherwise. */
export const FIELD_LABELS = {
  email: 'field.email',
  emailConfirmation: 'field.emailConfirmation',
  password: 'field.password',
  passwordConfirmation: 'field.passwordConfirmation',
  currentPassword: 'field.currentPassword',
  firstname: 'field.firstname',
  lastname: 'field.lastname',
  company: 'field.company',
  phone: 'field.phone',
  street: 'field.street',
  houseNumber: 'field.houseNumber',
  postalCode: 'field.postalCode',
  city: 'field.city',
  country: 'field.country',
  language: 'field.language',
  name: 'field.passkeyName',
} as const satisfies Record<string, MessageId>;
export type FieldName = keyof typeof FIELD_LABELS;

/** How a list of errors names a field; null for one whose sentence says it all. */
export function fieldLabel(name: string): MessageId | null {
  return Object.entries(FIELD_LABELS).find(([known]) => known === name)?.[1] ?? null;
}

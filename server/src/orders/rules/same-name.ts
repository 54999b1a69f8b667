import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { foldLetters } from '../../platform/fold-text.ts';

/** Whether somebody is who an order is for: first and family name in either order, or the company; accents aside. */
export function isNameOf(typed: string, { firstname, lastname, company }: Address): boolean {
  const name = plain(typed);
  const names = [`${firstname} ${lastname}`, `${lastname} ${firstname}`, company].map(plain);
  return name !== '' && names.includes(name);
}

function plain(name: string): string {
  return foldLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

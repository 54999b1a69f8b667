import type { Address } from '@vitrine/shared/contract/orders/place-order';

/** Whether somebody is who an order is for: first and family name in either order, or the company; accents aside. */
export function isNameOf(typed: string, { firstname, lastname, company }: Address): boolean {
  const name = plain(typed);
  const names = [`${firstname} ${lastname}`, `${lastname} ${firstname}`, company].map(plain);
  return name !== '' && names.includes(name);
}

function plain(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

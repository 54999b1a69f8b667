import type { Seller } from '@vitrine/shared/contract/frame';
import type { LotDocument } from '@vitrine/shared/contract/orders/papers';
import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { customsCode, customsForm, DECLARED_BY_LEAVING, type CustomsForm } from './customs.ts';

/** What of an order's line lies in the parcel. */
interface DeclaredLine {
  name: string;
  isMixed: boolean;
  amount: number;
  /** Of all of them, without VAT. */
  valueCents: number;
  annex?: string | undefined;
  documents?: readonly LotDocument[] | undefined;
  /** ISO code of where the specimen is from; absent where nobody noted it. */
  origin?: string | undefined;
  /** What one weighs, packed; absent where nobody noted it. */
  packedGrams?: number | undefined;
}

/** A parcel as customs and the post know it, whichever form it goes with. */
interface DeclaredParcel {
  seller: Seller;
  /** Number of the seller's registration for British VAT, where that is in the price; else empty. */
  britishVatNumber: string;
  address: Address;
  email: string;
  phone: string;
  /** The buyer's; empty for none. */
  vatNumber: string;
  references: readonly string[];
  invoices: readonly string[];
  shippingCents: number;
  lines: readonly DeclaredLine[];
  /** When it is printed, as ISO. */
  at: string;
}

export interface CustomsDeclaration extends Omit<DeclaredParcel, 'lines'> {
  form: CustomsForm;
  lines: (DeclaredLine & { code: string })[];
  valueCents: number;
  /** Null where the weight of a line is not known. */
  grams: number | null;
  /** Whether leaving by post does not declare it: it wants an export declaration of its own. */
  isDeclarationDue: boolean;
}

/** The form that a parcel goes with, and all that it says. */
export function declareParcel(parcel: DeclaredParcel): CustomsDeclaration {
  const lines = parcel.lines.map((line) => ({ ...line, code: customsCode(line.annex) }));
  const valueCents = lines.reduce((sum, line) => sum + line.valueCents, 0);
  const grams = lines.reduce<number | null>(
    (sum, { amount, packedGrams }) =>
      sum === null || packedGrams === undefined ? null : sum + amount * packedGrams,
    0,
  );
  const isProtected = lines.some(({ annex }) => annex !== undefined);
  return {
    ...{ ...parcel, lines, valueCents, grams },
    form: customsForm(valueCents, grams),
    isDeclarationDue: valueCents > DECLARED_BY_LEAVING.cents || isProtected,
  };
}

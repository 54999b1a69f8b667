/** What spreadsheets take for a formula (OWASP, CSV injection), however many marks stand before it already. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
/** Guarded, an amount that is taken off would be a text, and no sum would count it. */
const NUMBER = /^-\d+([.,]\d+)?$/;

/** A text that begins like a formula is kept from being one, by a mark before it; a number stays a number. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** What `guardFormula` was given. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

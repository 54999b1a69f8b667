/**
 * The Belgian structured communication of a transfer, `+++090/9337/55493+++`: ten digits and their remainder
 * modulo 97 in two, 97 standing for 0 (Febelfin, format of the structured communication).
 */
export function structuredCommunication(orderNumber: number): string {
  const digits = String(orderNumber).padStart(10, '0');
  const check = String(orderNumber % 97 || 97).padStart(2, '0');
  const all = digits + check;
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
}

/** A participant's address in the Peppol network, by the code list EAS. */
export interface Endpoint {
  scheme: string;
  id: string;
}

/** The Belgian enterprise number in the network: scheme 0208, ten figures. */
export function belgianEndpoint(number: string): Endpoint | null {
  const digits = number.replace(/\D/g, '');
  return /^[01]\d{9}$/.test(digits) ? { scheme: '0208', id: digits } : null;
}

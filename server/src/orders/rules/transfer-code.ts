import { drawQr, qrGif, type DrawnCode } from '../../platform/qr-code.ts';

interface Transfer {
  beneficiary: string;
  iban: string;
  bic: string;
  communication: string;
}

/** ISO 11649: a creditor's reference, which banks check. Others, the Belgian ones too, are free text to the code. */
const CREDITOR_REFERENCE = /^RF\d{2}[\dA-Z]{1,21}$/;

/**
 * What a banking app reads out of the code of a euro transfer: EPC069-12, version 2, in UTF-8, one fact a line.
 * Source: European Payments Council, "Quick Response Code: Guidelines to enable data capture for the initiation of a
 * SEPA Credit Transfer".
 */
export function transferText({ beneficiary, iban, bic, communication }: Transfer, cents: number): string {
  const plain = communication.replace(/[\s-]/g, '');
  const isCreditorReference = CREDITOR_REFERENCE.test(plain);
  return [
    ...['BCD', '002', '1', 'SCT'],
    bic.replaceAll(' ', ''),
    beneficiary.slice(0, 70),
    iban.replaceAll(' ', ''),
    `EUR${(cents / 100).toFixed(2)}`,
    '',
    isCreditorReference ? plain : '',
    isCreditorReference ? '' : communication.slice(0, 140),
  ]
    .join('\n')
    .trimEnd();
}

/** The code as an SVG path of its dark squares, with the error correction that the guidelines ask for. */
export const drawTransferCode = (transfer: Transfer, cents: number): DrawnCode =>
  drawQr(transferText(transfer, cents));

/** The same code as a GIF, for mails. */
export const transferCodeGif = (transfer: Transfer, cents: number): Buffer =>
  qrGif(transferText(transfer, cents));

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

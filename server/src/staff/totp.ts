import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';
import type { SecondFactorBegun } from '@vitrine/shared/contract/tools/tools';

const STEP_SECONDS = 30;
/** Clocks of phones go wrong: the step before and the step after count too (RFC 6238 §5.2). */
const WINDOW = 1;
/** Units of white around a QR code, by its standard (ISO/IEC 18004). */
const MARGIN = 4;

/** 160 random bits in base32, as RFC 4226 §4 asks. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step of 30 seconds, counted from 1970, of which a code of six digits is; null when it is of none near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** What an authenticator app needs, to read with a camera or to type. */
export function describeSecret(secret: string, email: string, shop: string): SecondFactorBegun {
  const uri = totpOf(secret, { label: email, issuer: shop }).toString();
  return { secret, uri, qr: drawQr(uri) };
}

function totpOf(secret: string, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, ...names });
}

/** One square a dark module. */
function drawQr(text: string): SecondFactorBegun['qr'] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, index) => [
    index % count,
    Math.floor(index / count),
  ]);
  const path = cells
    .filter(([x = 0, y = 0]) => code.isDark(y, x))
    .map(([x = 0, y = 0]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
    .join('');
  return { path, size: count + 2 * MARGIN };
}

/** Linear on purpose: no nested repetition that a long wrong address could make slow. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether mail could be sent to it: one @, no spaces, a domain with a dot (RFC 5321 §4.5.3 for the lengths). */
export function isEmail(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  return text.length <= 254 && local.length <= 64 && EMAIL.test(text) && !/^\.|\.\.|\.$/.test(local);
}

/** 6 to 15 digits (ITU-T E.164), with the signs that people put between them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** Line breaks and tabs are fine in a remark; other control characters cannot be printed nor stored. */
export function isPrintable(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, ''));
}

/** The cookie that says who is logged in. */
export const SESSION_COOKIE = 'vitrine_session';
/** Its name on https: the prefix makes browsers refuse it from any other host or without https (RFC 6265bis §4.1.3). */
export const SECURE_SESSION_COOKIE = '__Host-vitrine_session';

/** The session cookie: it identifies the logged-in user. */
export const SESSION_COOKIE = 'vitrine_session';
/** Its name on https: the prefix makes browsers refuse it from any other host or without https (RFC 6265bis §4.1.3). */
export const SECURE_SESSION_COOKIE = '__Host-vitrine_session';

/** The cookie by which a browser is known to have logged in before. */
export const DEVICE_COOKIE = 'vitrine_device';
export const SECURE_DEVICE_COOKIE = '__Host-vitrine_device';

/** The cookie that binds the challenge of a passkey to the browser that asked for it. */
export const PASSKEY_COOKIE = 'vitrine_passkey';
export const SECURE_PASSKEY_COOKIE = '__Host-vitrine_passkey';

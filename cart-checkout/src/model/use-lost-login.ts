import { useState } from 'react';

/**
 * Whether somebody was logged in while this page was open, and is so no more: it was ended elsewhere, or its time is over.
 *
 * @param accountId who the page says is logged in, or null
 */
export function useLostLogin(accountId: number | null) {
  const [login, setLogin] = useState({ accountId, isLost: false });
  if (login.accountId !== accountId) setLogin({ accountId, isLost: accountId === null });
  /** The shop said so before the page knew. */
  const lose = () => setLogin({ accountId, isLost: true });
  return { hasLostLogin: login.isLost, lose };
}

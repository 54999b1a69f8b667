import type { Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';

/** Where a mail's token leads: the page that confirms and ends, and the one click of mail programs (RFC 8058). */
export function subscriptionLinks(publicUrl: string, locale: Locale, token: string) {
  return {
    page: publicUrl + pathTo('subscription', locale, { token }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/subscriptions/${token}/end>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

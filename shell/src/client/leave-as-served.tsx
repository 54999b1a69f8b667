import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import type { Locale } from '@vitrine/shared/contract/locale';
import { intlOf } from '@vitrine/shared/i18n/intl-of';
import { AsServed } from '../frame/AsServed.tsx';

/** Leaves the page as the server drew it, because its script cannot be had, and says so at its top. */
export function leaveAsServed(locale: Locale, messages: Record<string, string>): void {
  const place = document.createElement('div');
  document.getElementById('main')?.prepend(place);
  createRoot(place).render(
    <RawIntlProvider value={intlOf(locale, messages)}>
      <AsServed />
    </RawIntlProvider>,
  );
}

import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Locale } from '@vitrine/shared/contract/locale';
import { createIntl, type Messages } from '@vitrine/shared/i18n/create-intl';
import type { Store } from './model/state.ts';

interface Props {
  store: Store;
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** What surrounds the router on the server and in the browser alike. A page has one language from load to load. */
export function App({ store, locale, messages, children }: Props) {
  return (
    <Provider store={store}>
      <RawIntlProvider value={createIntl(locale, messages)}>{children}</RawIntlProvider>
    </Provider>
  );
}

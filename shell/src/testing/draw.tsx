import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import nl from '../messages/nl.ts';

export const MESSAGES = { en, nl, fr };

/** Draws a part of the frame, on a page. */
export function draw(element: ReactNode, locale: Locale = 'en', path = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return render(
    <IntlProvider locale={locale} messages={MESSAGES[locale]}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

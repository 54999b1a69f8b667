import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import type { Locale } from '../../contract/locale.ts';

/** Draws a component as on a page in `locale`. */
export function draw(component: ReactNode, locale: Locale = 'en') {
  return render(
    <IntlProvider locale={locale}>
      <MemoryRouter>{component}</MemoryRouter>
    </IntlProvider>,
  );
}

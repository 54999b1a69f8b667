import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { NoPicture } from './NoPicture.tsx';

it('The server adds nothing to a picture to come that the browser would not draw', () => {
  const awaited = { uuid: 'a-lot', position: 0, sizes: '16rem', eager: true };
  const html = renderToString(
    <IntlProvider locale="en">
      <NoPicture alt="Morpho" awaited={awaited} />
    </IntlProvider>,
  );
  expect(html).toContain('/pictures/of/a-lot/0?width=320 320w');
  expect(html).not.toContain('<link');
});

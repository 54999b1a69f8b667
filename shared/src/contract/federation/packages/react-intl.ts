/** What a remote may import from react-intl, as `react-router.ts` beside. */
export { createIntl, FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';

import type { Listing } from '@vitrine/shared/contract/listing';
import { useIntl } from 'react-intl';
import { InsectGrid } from './InsectGrid.tsx';
import { Section } from './Section.tsx';

/** The first row of a phone, which is all that it shows when a list opens. What a desk shows beside it comes with the layout. */
const EAGER_CARDS = 2;
/** Beside the column of filters there are three and four of them in a row. */
const SIZES = [
  '(min-width: 85rem) 15rem',
  '(min-width: 80rem) calc(25vw - 6.5rem)',
  '(min-width: 64rem) calc(33vw - 8rem)',
  '(min-width: 48rem) 30vw',
  'calc(46vw - 0.5rem)',
].join(', ');

/** The insects of a page; those that are only like what was searched come under a heading of their own. */
export function ListedInsects({ listing: { items, close } }: { listing: Listing }) {
  const intl = useIntl();
  const found = items.filter(({ uuid }) => !close.includes(uuid));
  const near = items.filter(({ uuid }) => close.includes(uuid));
  return (
    <>
      {found.length > 0 && <InsectGrid insects={found} eager={EAGER_CARDS} sizes={SIZES} />}
      {near.length > 0 && (
        <Section title={intl.formatMessage({ id: 'catalog.search.close' })}>
          <InsectGrid
            insects={near}
            headingLevel={3}
            eager={found.length > 0 ? 0 : EAGER_CARDS}
            sizes={SIZES}
          />
        </Section>
      )}
    </>
  );
}

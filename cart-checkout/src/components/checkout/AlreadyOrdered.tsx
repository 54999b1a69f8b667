import { FormattedMessage } from 'react-intl';
import type { PlacedOrder } from '@vitrine/shared/contract/orders/place-order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { useWords } from '../../model/use-words.ts';

/** What was to be ordered is an order already, in other words: the way to it. */
export function AlreadyOrdered({ order: { reference, key } }: { order: PlacedOrder }) {
  const words = useWords();
  const path = pathTo('order', useLocale(), { reference });
  return (
    <Notice tone="error" title={words('checkout.ordered.title')}>
      <p>{words('checkout.ordered.text')}</p>
      <ButtonLink to={withQuery(path, { key })} variant="quiet">
        <span>
          <FormattedMessage
            id="checkout.ordered.link"
            values={{ reference: <span className="whole">{reference}</span> }}
          />
        </span>
      </ButtonLink>
    </Notice>
  );
}

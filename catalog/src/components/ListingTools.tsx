import { PAGE_SIZES, SORTS, type Listing } from '@vitrine/shared/contract/listing';
import { Button } from '@vitrine/shared/ui/Button';
import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigate } from 'react-router';
import { listingAddress, readListingState } from '../model/listing-state.ts';
import { ToolSelect } from './ToolSelect.tsx';
import style from './ListingTools.module.css';

interface Props {
  listing: Listing;
  path: string;
  q?: string;
}

/** Where in the list one is, its order and its page size. A choice counts at once; without scripts, by the button. */
export function ListingTools({ listing, path, q }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { page, size, total, items, sort } = listing;
  const first = (page - 1) * size + 1;

  const choose = (event: ChangeEvent<HTMLFormElement>) => {
    const fields = new URLSearchParams(formTexts(event.currentTarget));
    const state = readListingState(new URL(`?${fields}`, location.href));
    if (state) void navigate(listingAddress(path, state, q), { preventScrollReset: true });
  };

  return (
    <Form className={style['tools']} method="get" action={path} onChange={choose}>
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <p className={style['range']}>
        {intl.formatMessage(
          { id: 'catalog.listing.range' },
          { first, last: first + items.length - 1, total },
        )}
      </p>
      <ToolSelect label={intl.formatMessage({ id: 'catalog.listing.sort' })} name="sort" value={sort}>
        {SORTS.map((order) => (
          <option key={order} value={order}>
            {intl.formatMessage({ id: `catalog.sort.${order}` })}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect label={intl.formatMessage({ id: 'catalog.listing.size' })} name="size" value={String(size)}>
        {PAGE_SIZES.map((amount) => (
          <option key={amount}>{amount}</option>
        ))}
      </ToolSelect>
      <span className={style['apply']}>
        <Button type="submit" variant="quiet">
          {intl.formatMessage({ id: 'catalog.listing.apply' })}
        </Button>
      </span>
    </Form>
  );
}

function formTexts(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

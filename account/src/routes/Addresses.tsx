import { useState } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { SavedAddress } from '@vitrine/shared/contract/accounts/account';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { listAddresses } from '../api/addresses.ts';
import { listCountries } from '@vitrine/shared/http/list-countries';
import { readAccount } from '../api/account.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { AddressForm } from '../components/addresses/AddressForm.tsx';
import { AddressList } from '../components/addresses/AddressList.tsx';
import { Part } from '../components/Part.tsx';
import { Said } from '../components/Said.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const api = remote.api(args);
  const [account, book, countries] = await Promise.all([
    readAccount(api),
    listAddresses(api),
    listCountries(api),
  ]);
  const { email, firstname, lastname, company } = loadOwn(account, args.request, locale);
  const { addresses } = loadOwn(book, args.request, locale);
  return { owner: { email, firstname, lastname, company }, addresses, countries: loadOrThrow(countries) };
}
type AddressBook = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'addresses.title' })),
    alternates: pathsTo('accountAddresses'),
    isIndexed: false,
  };
}

/** Which address is open stands in the address of the page, so that the back button closes it. */
export function Component() {
  const words = useWords();
  const { addresses } = useLoaderData<AddressBook>();
  const [query] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const open = query.get('open');
  const [opened, setOpened] = useState(open);
  if (open !== opened) {
    setOpened(open);
    // What came of the one before is not said of this one.
    if (open !== null) setSaid(null);
  }
  const address = addresses.find(({ id }) => String(id) === open) ?? null;
  const isOpen = address !== null || open === 'new';
  return (
    <AccountPage title={words('addresses.title')}>
      {isOpen ? (
        <OpenAddress key={open} address={address} onSaved={() => setSaid(words('addresses.saved'))} />
      ) : (
        <>
          <Said text={said} />
          <Book />
        </>
      )}
    </AccountPage>
  );
}

function OpenAddress({ address, onSaved }: { address: SavedAddress | null; onSaved(): void }) {
  const words = useWords();
  const { countries, owner } = useLoaderData<AddressBook>();
  return (
    <Part title={words(address ? 'addresses.edit' : 'addresses.new')}>
      <AddressForm address={address} owner={owner} countries={countries} onSaved={onSaved} />
    </Part>
  );
}

function Book() {
  const words = useWords();
  const { addresses } = useLoaderData<AddressBook>();
  const add = (
    <ButtonLink to={withQuery(pathTo('accountAddresses', useLocale()), { open: 'new' })}>
      {words('addresses.add')}
    </ButtonLink>
  );
  return (
    <>
      <AddressList addresses={addresses} />
      {addresses.length === 0 ? (
        <EmptyState title={words('addresses.empty')}>
          <p>{words('addresses.emptyText')}</p>
          {add}
        </EmptyState>
      ) : (
        <div>{add}</div>
      )}
    </>
  );
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAddress } from '@vitrine/shared/contract/accounts/account';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { deleteAddress } from '../../api/addresses.ts';
import { addressLine } from '../../model/address-line.ts';
import type { Sending } from '@vitrine/shared/forms/use-send';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import style from './AddressList.module.css';
import { Said } from '../Said.tsx';
import { Deleted } from '../access/Deleted.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';

/** The address book. Deleting asks nothing: it can be undone. */
export function AddressList({ addresses }: { addresses: SavedAddress[] }) {
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const words = useWords();
  const [deleted, setDeleted] = useState<SavedAddress | null>(null);
  const [isRestored, setRestored] = useState(false);
  const remove = useAction(async (address: SavedAddress) => {
    const answer = await deleteAddress(browserApi, address.id);
    if (answer.ok) {
      setDeleted(address);
      setRestored(false);
    }
    return answer;
  }, revalidate);
  const onRestored = () => {
    setDeleted(null);
    setRestored(true);
  };
  return (
    <>
      <RequestFailed failure={remove.failure} />
      {deleted && <Deleted key={deleted.id} address={deleted} onRestored={onRestored} />}
      <Said text={isRestored ? words('addresses.saved') : null} />
      {addresses.length > 0 && (
        <ul className={style['addresses']} role="list">
          {addresses.map((address) => (
            <li key={address.id} className={style['address']}>
              <Lines address={address} />
              <Ways address={address} remove={remove} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Lines({ address }: { address: SavedAddress }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <div>
      <address className={style['lines']}>
        <strong>
          {address.firstname} {address.lastname}
        </strong>
        {address.company && <span>{address.company}</span>}
        {placeLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{formatCountry(address.country, locale)}</span>
      </address>
      {address.isDefault && <p className={style['default']}>{words('addresses.default')}</p>}
    </div>
  );
}

function Ways({ address, remove }: { address: SavedAddress; remove: Sending<SavedAddress> }) {
  const words = useWords();
  const locale = useLocale();
  const line = addressLine(address, locale);
  return (
    <div className={style['ways']}>
      <SiteLink
        to={withQuery(pathTo('accountAddresses', locale), { open: address.id })}
        aria-label={words('addresses.changeOf', { address: line })}
      >
        {words('addresses.change')}
      </SiteLink>
      <Button
        variant="quiet"
        aria-label={words('addresses.deleteOf', { address: line })}
        busy={remove.isBusy}
        onClick={() => void remove.run(address)}
      >
        {words('addresses.delete')}
      </Button>
    </div>
  );
}

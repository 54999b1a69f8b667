import { useEffect, useState } from 'react';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/Notice';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import { forgetAddressNotKept, isAddressNotKept } from '../model/address-not-kept.ts';
import { useWords } from '../model/use-words.ts';

/** Says once, after an order, that its address is not in the address book. The server does not know of it. */
export function AddressNotKept() {
  const words = useWords();
  const locale = useLocale();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!isAddressNotKept()) return;
    setTold(true);
    forgetAddressNotKept();
  }, []);
  if (!isTold) return null;
  return (
    <Notice tone="warning">
      {words('pay.addressNotKept')}{' '}
      <SiteLink to={pathTo('accountAddresses', locale)}>{words('pay.addressBook')}</SiteLink>
    </Notice>
  );
}

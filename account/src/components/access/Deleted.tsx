import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { addressRequestSchema, type SavedAddress } from '@vitrine/shared/contract/accounts/account';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { saveAddress } from '../../api/addresses.ts';
import { addressLine } from '../../model/address-line.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import style from '../AskNotice.module.css';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';

interface DeletedProps {
  address: SavedAddress;
  onRestored(): void;
}

/** An address that has just left the book, and the way to put it back. Takes the focus of the button that is gone. */
export function Deleted({ address, onRestored }: DeletedProps) {
  const words = useWords();
  const locale = useLocale();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const undo = useAction(
    () => saveAddress(browserApi, null, addressRequestSchema.parse(address)),
    async () => {
      await revalidate();
      onRestored();
    },
  );
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="info">
        <div className={style['ask']}>
          <p>{words('addresses.deleted', { address: addressLine(address, locale) })}</p>
          <RequestFailed failure={undo.failure} />
          <Button variant="quiet" busy={undo.isBusy} onClick={() => void undo.run(undefined)}>
            {words('addresses.undo')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

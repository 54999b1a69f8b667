import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_IMPORT_BYTES } from '@vitrine/shared/contract/tools/import';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { sendImport } from '../../api/insects/imports.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { DropPlace } from '../pictures/uploads/DropPlace.tsx';
import { FilesButton } from '../pictures/uploads/FilesButton.tsx';
import style from './Import.module.css';
import { useSaid } from '@vitrine/shared/ui/feedback/announce';

const TABLES = '.csv,.txt,.tsv,text/csv';

/** One file is chosen or dropped; it opens once it is sent. */
export function SendFile() {
  const words = useWords();
  const { sent, send, take, isTooLarge } = useSending();
  const { failure } = send;
  const fault = errorsOf(failure)['file'];
  return (
    <DropPlace onFiles={take}>
      <section className={style['part']} aria-labelledby="import-send">
        <h2 id="import-send">{words('import.send')}</h2>
        <p className={style['lead']}>{words('import.sendText')}</p>
        <ul className={style['rules']}>
          <li>{words('import.rule.reference')}</li>
          <li>{words('import.rule.columns')}</li>
          <li>{words('import.rule.stock')}</li>
          <li>{words('import.rule.draft')}</li>
        </ul>
        {send.isBusy ? (
          <Sending {...sent} />
        ) : (
          <FilesButton label={words('import.choose')} accept={TABLES} onFiles={take} />
        )}
        {(fault || isTooLarge) && (
          <Notice tone="error" title={words('import.unreadable')}>
            {fault ?? words('import.tooLarge')}
          </Notice>
        )}
        <RequestFailed failure={failure} />
      </section>
    </DropPlace>
  );
}

function Sending({ name, bytes, total }: { name: string; bytes: number; total: number }) {
  const words = useWords();
  const { megabytes } = useFormats();
  const said = words('import.sending', { name, size: megabytes(total) });
  useSaid(said, said);
  return (
    <p className={style['progress']}>
      {said}
      <progress aria-label={words('import.sendingLabel')} max={total} value={bytes} />
    </p>
  );
}

function useSending() {
  const api = useRemote().browserApi;
  const locale = useLocale();
  const navigate = useNavigate();
  const [sent, setSent] = useState({ name: '', bytes: 0, total: 1 });
  const [isTooLarge, setTooLarge] = useState(false);
  const send = useAction(
    (file: File) => sendImport(api, file, (bytes) => setSent((was) => ({ ...was, bytes }))),
    ({ id }) => void navigate(withQuery(pathTo('toolsImport', locale), { id })),
    { hasField: (name) => name === 'file' },
  );
  const take = ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > MOST_IMPORT_BYTES);
    if (file.size > MOST_IMPORT_BYTES) return;
    setSent({ name: file.name, bytes: 0, total: Math.max(1, file.size) });
    void send.run(file);
  };
  return { sent, send, take, isTooLarge };
}

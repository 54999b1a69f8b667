import { useState } from 'react';
import type { Unowned } from '@vitrine/shared/contract/tools/pictures';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useSelection } from '../../model/lists/selection.ts';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Confirm } from '../form/Confirm.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Toolbar } from '../list/Toolbar.tsx';
import { keyOf, useUnowned } from './use-unowned.ts';
import style from './UnownedPictures.module.css';
import { Announced } from '../Announced.tsx';

/** Pictures, originals and files that belong to nothing, and the way to be rid of them. It loads by itself. */
export function UnownedPictures() {
  const words = useWords();
  const [isSure, setSure] = useState(false);
  const { items, isLoading, isWhole, hasMore, more, clean, failure } = useUnowned(() => {
    setSure(false);
    selection.setAll(false);
  });
  const selection = useSelection(items.map(keyOf));
  const chosen = items.filter((item) => selection.has(keyOf(item)));
  const columns = useColumns();
  return (
    <div className={style['list']}>
      <p>{words('unowned.lead')}</p>
      <RequestFailed failure={failure} />
      {clean.gone && <Notice tone="success">{words('unowned.gone', clean.gone)}</Notice>}
      <DataTable
        caption={words('unowned.title')}
        columns={columns}
        rows={items}
        idOf={keyOf}
        nameOf={({ name, key }) => name || key}
        selection={selection}
        isLoading={isLoading}
        empty={isWhole ? words('unowned.none') : words('unowned.looking')}
      />
      <Announced>{!isWhole && items.length > 0 && words('unowned.looking')}</Announced>
      {hasMore && (
        <Button variant="quiet" busy={isLoading} onClick={more}>
          {words('unowned.more')}
        </Button>
      )}
      <Toolbar selection={selection}>
        <Button variant="danger" onClick={() => setSure(true)}>
          {words('unowned.delete')}
        </Button>
      </Toolbar>
      <Confirm
        isOpen={isSure && chosen.length > 0}
        title={words('unowned.deleteTitle', { count: chosen.length })}
        text={words('unowned.deleteText')}
        word={words('unowned.word')}
        submit={words('unowned.delete')}
        isBusy={clean.isBusy}
        failure={clean.failure}
        onConfirm={() => void clean.run(chosen)}
        onClose={() => setSure(false)}
      />
    </div>
  );
}

function useColumns(): Column<Unowned>[] {
  const words = useWords();
  const { megabytes, moment } = useFormats();
  return [
    { key: 'file', title: words('unowned.file'), isName: true, cell: (item) => <Named item={item} /> },
    { key: 'kind', title: words('unowned.kind'), cell: ({ kind }) => words(`unowned.kind.${kind}`) },
    {
      key: 'size',
      title: words('unowned.size'),
      isFigure: true,
      cell: ({ bytes }) => (bytes === null ? '' : megabytes(bytes)),
    },
    { key: 'at', title: words('unowned.at'), cell: ({ at }) => moment(at) },
  ];
}

function Named({ item: { name, key, picture } }: { item: Unowned }) {
  return (
    <span className={style['named']}>
      {picture && <Picture picture={picture} alt="" sizes="3.5rem" className={style['picture'] ?? ''} />}
      <span className={style['name']}>{name || key}</span>
    </span>
  );
}

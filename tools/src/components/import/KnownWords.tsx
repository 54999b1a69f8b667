import { useRevalidator } from 'react-router';
import { FACT_LIST, optionWord } from '@vitrine/shared/contract/facts/fact-list';
import type { ImportWord } from '@vitrine/shared/contract/tools/import';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { forgetWord } from '../../api/insects/imports.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useMay } from '../../model/current-staff.ts';
import { insectLabels } from '../../model/insects/insect-values.ts';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from './Import.module.css';

/** What the shop said that words of its files mean. */
export function KnownWords({ known }: { known: ImportWord[] }) {
  const words = useWords();
  const locale = useLocale();
  const mayWrite = useMay('catalogue-write');
  const labels = insectLabels(words, locale);
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const forget = useAction(({ id }: ImportWord) => forgetWord(api, id), revalidate);
  const columns: Column<ImportWord>[] = [
    { key: 'word', title: words('import.col.word'), cell: ({ word }) => word, isName: true },
    { key: 'field', title: words('import.col.field'), cell: ({ field }) => labels[field] },
    { key: 'option', title: words('import.col.means'), cell: ({ field, option }) => meaning(field, option) },
    { key: 'by', title: words('import.col.saidBy'), cell: ({ by }) => by },
  ];
  if (mayWrite) columns.push({ key: 'ways', title: words('import.col.forget'), cell: forgetButton });
  return (
    <>
      <h2 className={style['files']}>{words('import.knownWords')}</h2>
      <RequestFailed failure={forget.failure} />
      <DataTable
        caption={words('import.knownWords')}
        columns={columns}
        rows={known}
        idOf={({ id }) => String(id)}
        nameOf={({ word }) => word}
        empty={words('import.noKnownWords')}
      />
    </>
  );

  function meaning(field: string, option: string): string {
    const fact = FACT_LIST.find(({ key }) => key === field);
    return fact ? optionWord(fact, option, locale) : option;
  }

  function forgetButton(word: ImportWord) {
    return (
      <Button
        variant="quiet"
        aria-label={words('import.forgetWord', { word: word.word })}
        onClick={() => void forget.run(word)}
      >
        {words('import.forget')}
      </Button>
    );
  }
}

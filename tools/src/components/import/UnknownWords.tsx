import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FACT_LIST, optionWord } from '@vitrine/shared/contract/facts/fact-list';
import type { Import, ImportUnknownWord } from '@vitrine/shared/contract/tools/import';
import { Form } from '@vitrine/shared/forms/Form';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { sayWords } from '../../api/insects/imports.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { insectLabels } from '../../model/insects/insect-values.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Import.module.css';

/** Words of the file that nobody knew: what each means is said once, for this file and every later one. */
export function UnknownWords({ file }: { file: Import }) {
  const words = useWords();
  const { chosen, choose, send } = useMeanings(file);
  return (
    <Form className={style['unknown']} aria-labelledby="import-words" onSubmit={() => void send.run()}>
      <h2 id="import-words">{words('import.unknownWords')}</h2>
      <p className={style['lead']}>{words('import.unknownWordsText')}</p>
      <div className={style['columns']}>
        {file.unknownWords.map((word, index) => (
          <Meaning
            key={`${word.field} ${word.word}`}
            name={`words.${index}`}
            word={word}
            value={chosen[index] ?? ''}
            onChoose={(option) => choose(index, option)}
          />
        ))}
      </div>
      <RequestFailed failure={send.failure} />
      <Button type="submit" variant="quiet" busy={send.isBusy} disabled={chosen.every((one) => one === '')}>
        {words('import.remember')}
      </Button>
    </Form>
  );
}

function useMeanings({ id, unknownWords }: Import) {
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<string[]>(unknownWords.map(() => ''));
  const said = unknownWords.map(({ field, word }, index) => ({ field, word, option: chosen[index] ?? '' }));
  const send = useAction<void, Import>(
    () =>
      sayWords(
        api,
        id,
        said.filter(({ option }) => option !== ''),
      ),
    revalidate,
  );
  return { chosen, choose: (index: number, option: string) => setChosen(chosen.with(index, option)), send };
}

interface MeaningProps {
  name: string;
  word: ImportUnknownWord;
  value: string;
  onChoose(option: string): void;
}

function Meaning({ name, word: { field, word, lines }, value, onChoose }: MeaningProps) {
  const words = useWords();
  const locale = useLocale();
  const labels = insectLabels(words, locale);
  const fact = FACT_LIST.find(({ key }) => key === field);
  return (
    <SelectField
      name={name}
      label={words('import.means', { label: labels[field], word })}
      hint={words('import.onLines', { count: lines })}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words('import.meansNothing')}</option>
      {fact?.kind === 'choice' &&
        fact.options.map((option) => (
          <option key={option} value={option}>
            {optionWord(fact, option, locale)}
          </option>
        ))}
    </SelectField>
  );
}

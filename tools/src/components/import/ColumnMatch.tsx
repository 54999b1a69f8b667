import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IMPORT_FIELDS, type Import, type ImportField } from '@vitrine/shared/contract/tools/import';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { matchColumns } from '../../api/insects/imports.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { insectLabels } from '../../model/insects/insect-values.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './Import.module.css';

/** What each column of the file is taken for, and another choice. */
export function ColumnMatch({ file, mayChange }: { file: Import; mayChange: boolean }) {
  const words = useWords();
  const { columns, state } = file;
  const { fields, choose, match, isSame } = useMatch(file);
  const errors = errorsOf(match.failure);
  const left = columns.filter(({ field }) => field === null).length;
  return (
    <details className={style['match']} open={state === 'unmatched'} key={state}>
      <summary>{words('import.columns', { count: columns.length, left })}</summary>
      <div className={style['columns']}>
        {columns.map(({ header, example }, index) => (
          <FieldChoice
            key={index}
            name={`columns.${index}`}
            header={header || words('import.noHeader', { number: index + 1 })}
            example={example}
            field={fields[index] ?? null}
            error={errors[`columns.${index}`]}
            isFixed={!mayChange}
            onChoose={(field) => choose(index, field)}
          />
        ))}
      </div>
      {errors['columns'] && <Notice tone="error">{errors['columns']}</Notice>}
      <RequestFailed failure={match.failure} />
      {mayChange && (
        <Button variant="quiet" busy={match.isBusy} disabled={isSame} onClick={() => void match.run()}>
          {words('import.checkAgain')}
        </Button>
      )}
    </details>
  );
}

function useMatch({ id, columns }: Import) {
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [fields, setFields] = useState(columns.map(({ field }) => field));
  const match = useAction<void, Import>(() => matchColumns(api, id, fields), revalidate, {
    hasField: (name) => name.startsWith('columns'),
  });
  const isSame = columns.every(({ field }, index) => field === fields[index]);
  const choose = (index: number, field: ImportField | null) => setFields(fields.with(index, field));
  return { fields, choose, match, isSame };
}

interface FieldChoiceProps {
  name: string;
  header: string;
  example: string;
  field: ImportField | null;
  error: string | undefined;
  isFixed: boolean;
  onChoose(field: ImportField | null): void;
}

function FieldChoice({ name, header, example, field, error, isFixed, onChoose }: FieldChoiceProps) {
  const words = useWords();
  const labels = insectLabels(words, useLocale());
  return (
    <SelectField
      name={name}
      label={header}
      hint={example && words('import.example', { example })}
      error={error}
      disabled={isFixed}
      value={field ?? ''}
      onChange={({ target }) => onChoose(IMPORT_FIELDS.find((one) => one === target.value) ?? null)}
    >
      <option value="">{words('import.leftOut')}</option>
      {IMPORT_FIELDS.map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </SelectField>
  );
}

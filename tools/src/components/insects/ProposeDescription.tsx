import { useState } from 'react';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { proposeDescription } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { toForm, type InsectField, type InsectValues } from '../../model/insects/insect-values.ts';
import { useWords } from '../../model/use-words.ts';
import style from './InsectForm.module.css';
import { Announced } from '../Announced.tsx';

/** Writes what the facts say into the languages that are empty; what somebody wrote stays. */
export function ProposeDescription({ form }: { form: EditFormState<InsectField> }) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const [count, setCount] = useState<number | null>(null);
  const { run, isBusy, failure } = useAction(
    (values: InsectValues) => proposeDescription(api, toForm(values)),
    ({ description }) => {
      const now = form.valuesNow();
      const empty = LOCALES.filter((locale) => now[`description.${locale}`].trim() === '');
      for (const locale of empty) form.set(`description.${locale}`, description[locale]);
      setCount(empty.length);
    },
  );
  return (
    <div className={style['propose']}>
      <Button variant="quiet" busy={isBusy} onClick={() => void run(form.values)}>
        {words('insect.propose')}
      </Button>{' '}
      <Announced as="span" className={style['quiet']}>
        {count !== null && words('insect.proposed', { count })}
      </Announced>
      <RequestFailed failure={failure} />
    </div>
  );
}

import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useDebounced } from '@vitrine/shared/ui/use-debounced';
import { lastSale } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import type { InsectField } from '../../model/insects/insect-values.ts';
import { useWords } from '../../model/use-words.ts';

/** The price of a new lot, with what the last one of its species and grade made where one was sold. */
export function NewPriceField({ form }: { form: EditFormState<InsectField> }) {
  const words = useWords();
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const { name, quality } = form.values;
  const last = useDebounced(name && quality && `${name} ${quality}`, async () => {
    const answer = await lastSale(api, { name, quality });
    return answer.ok ? answer.value.sale : null;
  });
  const said =
    last && words('insect.lastSale', { price: formatMoney(last.priceCents, locale), days: last.days ?? -1 });
  return (
    <Field
      {...form.field('price')}
      required={FACTS.price.isRequired}
      hint={said ?? undefined}
      inputMode="decimal"
    />
  );
}

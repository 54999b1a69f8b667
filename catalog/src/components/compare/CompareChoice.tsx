import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { CheckField } from '@vitrine/shared/forms/CheckField';
import { CheckLine } from '@vitrine/shared/forms/CheckLine';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { LOT_PARAM } from '../../model/compare-address.ts';
import style from './CompareChoice.module.css';

/* Controls of the browser and their style: choosing works without scripts. */
const FORM_ID = 'compare';

/** Shows a list's toggles, and hides them. */
export function ChooseToCompare() {
  return (
    <div className={style['choose']}>
      <CheckField name="choose" label={useIntl().formatMessage({ id: 'catalog.compare.choose' })} />
    </div>
  );
}

/** On a card: this one is to be compared. */
export function CompareToggle({ insect }: { insect: Pick<InsectCard, 'name' | 'reference'> }) {
  const { name, reference } = insect;
  const word = useIntl().formatMessage({ id: 'catalog.compare.one' });
  return (
    <CheckLine
      {...{ name: LOT_PARAM, value: reference, form: FORM_ID, onChange: count }}
      className={style['toggle']}
      aria-label={`${word}: ${name}`}
    >
      {word}
    </CheckLine>
  );
}

/** Only who chooses needs to know how many. Where the code cannot be had, the page says what was too many. */
function count({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>): void {
  if (!form) return;
  void import('./count-chosen.ts').then(
    ({ countChosen }) => countChosen(form),
    () => {},
  );
}

/** In sight once something is chosen. */
export function CompareBar() {
  return (
    <Form id={FORM_ID} action={pathTo('compare', useLocale())} className={style['bar']}>
      <Button type="submit">{useIntl().formatMessage({ id: 'catalog.compare.show' })}</Button>
    </Form>
  );
}

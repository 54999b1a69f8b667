import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { CheckLine } from '@vitrine/shared/forms/fields/CheckLine';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useEffect, useRef, type ChangeEvent } from 'react';
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

function count({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>): void {
  if (form) countIn(form);
}

/** Only who chooses needs to know how many. Where the code cannot be had, the page says what was too many. */
function countIn(form: HTMLFormElement): void {
  void import('./count-chosen.ts').then(
    ({ countChosen }) => countChosen(form),
    () => {},
  );
}

/** A box that nobody may tick is left of a choice, too. */
const isTouched = (control: Element) =>
  control instanceof HTMLInputElement && (control.checked || control.disabled);

/** In sight once something is chosen. `insects` are those of the list: with them, some that were chosen may go. */
export function CompareBar({ insects }: { insects: readonly InsectCard[] }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && [...form.current.elements].some(isTouched)) countIn(form.current);
  }, [insects]);
  return (
    <Form
      ref={form}
      id={FORM_ID}
      discover="none"
      action={pathTo('compare', useLocale())}
      className={style['bar']}
    >
      <Button type="submit">{useIntl().formatMessage({ id: 'catalog.compare.show' })}</Button>
    </Form>
  );
}

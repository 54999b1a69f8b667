import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { CheckLine, linesPlace } from '@vitrine/shared/forms/fields/CheckLine';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { LOT_PARAM } from '../../model/compare-address.ts';
import style from './CompareChoice.module.css';

/* Controls of the browser and their style: choosing works without scripts. */
/** The classes of a list with toggles. */
export const togglesPlace = `${linesPlace} ${style['toggles']}`;

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
    <CheckLine {...{ name: LOT_PARAM, value: reference, onChange: count }}>
      {word}
      <i>{`: ${name}`}</i>
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

interface ChoiceProps {
  insects: readonly InsectCard[];
  children: ReactNode;
}

/**
 * Around a list, whose toggles are its own; its button is in sight once something is chosen. `insects` are those of the
 * list: with them, some that were chosen may go.
 */
export function CompareForm({ insects, children }: ChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && [...form.current.elements].some(isTouched)) countIn(form.current);
  }, [insects]);
  return (
    <Form ref={form} discover="none" action={pathTo('compare', useLocale())} className={style['form']}>
      {children}
      <div className={style['bar']}>
        <Button type="submit">{useIntl().formatMessage({ id: 'catalog.compare.show' })}</Button>
      </div>
    </Form>
  );
}

import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { LOT_PARAM } from '../../model/compare-address.ts';
import style from './CompareChoice.module.css';

/* Controls of the browser and their style, no code: choosing works without scripts, and costs a list nothing. */
const FORM_ID = 'compare';

/** Shows a list's toggles, and hides them. */
export function ChooseToCompare() {
  return (
    <label className={style['choose']}>
      <input type="checkbox" />
      {useIntl().formatMessage({ id: 'catalog.compare.choose' })}
    </label>
  );
}

/** On a card: this one is to be compared. */
export function CompareToggle({ insect }: { insect: Pick<InsectCard, 'name' | 'reference'> }) {
  return (
    <label className={style['toggle']}>
      <input type="checkbox" name={LOT_PARAM} value={insect.reference} form={FORM_ID} />
      <span>
        {useIntl().formatMessage({ id: 'catalog.compare.one' })}
        <span className="visually-hidden">: {insect.name}</span>
      </span>
    </label>
  );
}

/** In sight once something is chosen. How many is counted by the style. */
export function CompareBar() {
  return (
    <Form id={FORM_ID} action={pathTo('compare', useLocale())} className={style['bar']}>
      <Button type="submit">
        <span className={style['count']}>{useIntl().formatMessage({ id: 'catalog.compare.show' })}</span>
      </Button>
    </Form>
  );
}

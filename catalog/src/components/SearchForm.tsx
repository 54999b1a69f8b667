import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../model/search-term.ts';
import style from './SearchForm.module.css';

/** The search of the search page, where the header hides its own. */
export function SearchForm({ path, q }: { path: string; q: string }) {
  const intl = useIntl();
  return (
    <Form method="get" action={path} role="search" className={style['form']} key={q}>
      <Field
        label={intl.formatMessage({ id: 'catalog.search.label' })}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
      >
        <Button type="submit">{intl.formatMessage({ id: 'catalog.search.submit' })}</Button>
      </Field>
    </Form>
  );
}

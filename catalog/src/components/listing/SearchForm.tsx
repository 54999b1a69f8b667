import { readSuggestions } from '@vitrine/shared/http/read-suggestions';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SearchBox, type Suggest } from '@vitrine/shared/ui/search/SearchBox';
import { useCallback, useId } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import style from './SearchForm.module.css';

/** The search of the search page, where the header hides its own. */
export function SearchForm({ path, q }: { path: string; q: string }) {
  const intl = useIntl();
  const id = useId();
  return (
    <Form method="get" action={path} role="search" className={style['form']}>
      <label htmlFor={id}>{intl.formatMessage({ id: 'catalog.search.label' })}</label>
      <span className={style['row']}>
        <SearchBox
          id={id}
          className={style['field']}
          defaultValue={q}
          // Without a query the field takes the focus.
          autoFocus={q === ''}
          data-focus-first={q === '' || undefined}
          suggest={useSuggest()}
        />
        <Button type="submit">{intl.formatMessage({ id: 'catalog.search.submit' })}</Button>
      </span>
    </Form>
  );
}

function useSuggest(): Suggest {
  const { browserApi } = useRemote();
  const locale = useLocale();
  return useCallback((q, signal) => readSuggestions(browserApi, { q, locale, signal }), [browserApi, locale]);
}

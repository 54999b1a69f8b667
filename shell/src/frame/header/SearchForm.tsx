import { useCallback, useId } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { SearchBox, type Suggest } from '@vitrine/shared/ui/search/SearchBox';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import style from './SearchForm.module.css';

/** @param label what the field is called where it is not the header's own */
export function SearchForm({ label }: { label?: string }) {
  const intl = useIntl();
  const id = useId();
  return (
    <Form
      role="search"
      // The table of addresses is here whole.
      discover="none"
      {...(label && { 'aria-label': label })}
      className={style['search']}
      action={pathTo('search', useLocale())}
      method="get"
    >
      <label className="visually-hidden" htmlFor={id}>
        {label ?? intl.formatMessage({ id: 'shell.search.label' })}
      </label>
      <SearchBox
        id={id}
        placeholder={intl.formatMessage({ id: 'shell.search.placeholder' })}
        suggest={useSuggest()}
      />
      <button type="submit" aria-label={intl.formatMessage({ id: 'shell.search.submit' })}>
        <Icon name="search" />
      </button>
    </Form>
  );
}

/** The question is fetched with the first text: a page that only shows needs none of it. */
function useSuggest(): Suggest {
  const locale = useLocale();
  return useCallback(
    async (q, signal) => {
      const { suggest } = await import('../../client/visit/suggest.ts');
      return suggest({ q, locale, signal });
    },
    [locale],
  );
}

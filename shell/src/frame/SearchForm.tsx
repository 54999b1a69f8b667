import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Icon } from '@vitrine/shared/ui/Icon';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import style from './SearchForm.module.css';

export function SearchForm() {
  const intl = useIntl();
  const id = useId();
  const label = intl.formatMessage({ id: 'shell.search.label' });
  return (
    <Form role="search" className={style['search']} action={pathTo('search', useLocale())} method="get">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={intl.formatMessage({ id: 'shell.search.placeholder' })}
      />
      <button type="submit" aria-label={intl.formatMessage({ id: 'shell.search.submit' })}>
        <Icon name="search" />
      </button>
    </Form>
  );
}

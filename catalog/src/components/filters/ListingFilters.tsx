import type { Listing } from '@vitrine/shared/contract/listing';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { listInsects } from '../../api/list-insects.ts';
import type { ListedPlace, ListingState } from '../../model/listing/listing-state.ts';
import type { ListingForm } from '../listing/use-listing-form.ts';
import { filtersPlace } from './controls/FilterCheck.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import style from './ListingFilters.module.css';

interface Props {
  listing: Listing;
  state: ListingState;
  place: ListedPlace;
  /** The form's id: order and size, above the list, belong to it. */
  formId: string;
  sheetId: string;
  fields: ListingForm;
}

/** A column beside the list where there is room, else a sheet over it: the same elements, in one form. */
export function ListingFilters({ listing, state, place, formId, sheetId, fields }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const { browserApi } = useRemote();
  const loadOrigins = async () => {
    const answer = await listInsects(browserApi, place.listed, state);
    return answer.ok ? answer.value.facets.origin : null;
  };
  const text = (id: string) => intl.formatMessage({ id: `catalog.filter.${id}` });
  return (
    <FilterSheet id={sheetId} labelledBy={titleId}>
      <Form
        ref={fields.form}
        id={formId}
        method="get"
        discover="none"
        action={place.path}
        autoComplete="off"
        noValidate
        className={`${style['form']} ${filtersPlace}`}
        onChange={fields.change}
        onBlur={fields.leave}
        onSubmit={fields.submit}
      >
        {/* The first button of a form is what Enter in a field means: not that of a country. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <div className={style['head']}>
          <h2 id={titleId}>{text('title')}</h2>
          <a className={`${style['skip']} visually-hidden`} href="#insects">
            {text('skip')}
          </a>
          <CloseButton sheetId={sheetId} label={text('close')} />
        </div>
        {place.q !== undefined && <input type="hidden" name="q" value={place.q} />}
        <FilterGroups listing={listing} state={state} loadOrigins={loadOrigins} onChosen={fields.apply} />
        <div className={style['foot']}>
          <Button type="submit" wide>
            {intl.formatMessage({ id: 'catalog.filter.show' }, { count: listing.total })}
          </Button>
        </div>
      </Form>
    </FilterSheet>
  );
}

function CloseButton({ sheetId, label }: { sheetId: string; label: string }) {
  return (
    <button
      type="button"
      className={style['close']}
      popoverTarget={sheetId}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  );
}

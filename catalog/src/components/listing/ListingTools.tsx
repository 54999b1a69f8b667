import type { Listing } from '@vitrine/shared/contract/listing';
import { FACT_SORTS, PAGE_SIZES, RELEVANCE, SORTS } from '@vitrine/shared/contract/listing-lists';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { Button } from '@vitrine/shared/ui/links/Button';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { type Ref, useId, type ChangeEvent, type ReactNode } from 'react';
import type { Locale } from '@vitrine/shared/contract/locale';
import { FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl, type IntlShape } from 'react-intl';
import { ChooseToCompare } from '../compare/CompareChoice.tsx';
import type { ListingState } from '../../model/listing/listing-state.ts';
import type { ListingForm } from './use-listing-form.ts';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import style from './ListingTools.module.css';
import toolSelectStyle from './ToolSelect.module.css';

interface SaidProps {
  listing: Listing;
  vatRegime: VatRegime | undefined;
  rangeRef: Ref<HTMLParagraphElement>;
}

/** Where in the list one is, and what its prices hold. */
export function ListingSaid({ listing, vatRegime, rangeRef }: SaidProps) {
  const range = useAnnounced<HTMLSpanElement>();
  return (
    <div className={style['said']}>
      <p ref={rangeRef} tabIndex={-1} className={style['range']}>
        <span ref={range}>
          <Range listing={listing} />
        </span>
      </p>
      {listing.total > 0 && <PriceTerms regime={vatRegime} lots={listing.items} />}
      {listing.total > 1 && <ChooseToCompare />}
    </div>
  );
}

interface ToolsProps {
  state: ListingState;
  isSearch: boolean;
  formId: string;
  fields: ListingForm;
  /** What opens the filters where they are no column. */
  children: ReactNode;
}

/** The order of the list and its page size. A choice counts at once; without scripts, by the button. On a phone they stay in sight. */
export function ListingTools({ state, isSearch, formId, fields, children }: ToolsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `catalog.listing.${id}` });
  const sorts = isSearch ? [RELEVANCE, ...SORTS] : SORTS;
  return (
    <div className={style['tools']}>
      {children}
      <ToolSelect label={text('sort')} name="sort" value={state.sort} form={formId} onChange={fields.change}>
        {sorts.map((order) => (
          <option key={order} value={order}>
            {intl.formatMessage({ id: `catalog.sort.${order}` })}
          </option>
        ))}
        {FACT_SORTS.map((order) => (
          <option key={order} value={order}>
            {factSortWords(order, intl, locale)}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect
        label={text('size')}
        name="size"
        value={String(state.size)}
        form={formId}
        onChange={fields.change}
      >
        {PAGE_SIZES.map((amount) => (
          <option key={amount}>{amount}</option>
        ))}
      </ToolSelect>
      <span className={style['apply']}>
        <Button type="submit" variant="quiet" form={formId}>
          {text('apply')}
        </Button>
      </span>
    </div>
  );
}

/** `altitude, low to high` of a younger fact. */
function factSortWords(order: string, intl: IntlShape, locale: Locale): string {
  const at = order.lastIndexOf('-');
  const fact = FACT_LIST.find(({ key }) => key === order.slice(0, at));
  const name = fact?.name[locale].toLocaleLowerCase(locale);
  return intl.formatMessage({ id: `catalog.sort.fact${order.slice(at)}` }, { name });
}

function Range({ listing: { page, size, total, items } }: { listing: Listing }) {
  const intl = useIntl();
  if (total === 0) return intl.formatMessage({ id: 'catalog.count' }, { count: 0 });
  const first = (page - 1) * size + 1;
  const last = first + items.length - 1;
  return intl.formatMessage({ id: 'catalog.listing.range' }, { first, last, total });
}

interface ToolSelectProps {
  label: string;
  name: string;
  value: string;
  /** Id of the form to which it belongs. */
  form: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  children: ReactNode;
}

/** A choice in one line with its label, for the tools above a list. */
function ToolSelect({ label, name, value, form, onChange, children }: ToolSelectProps) {
  const id = useId();
  return (
    <span className={toolSelectStyle['tool']}>
      <label htmlFor={id}>{label}</label>
      <span className={toolSelectStyle['control']}>
        <select id={id} name={name} form={form} defaultValue={value} onChange={onChange}>
          {children}
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}

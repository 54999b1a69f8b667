import type { Sales } from '@vitrine/shared/contract/tools/operations/dashboard';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { familyCategoryOf } from '../../model/data-quality/family-category.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Dashboard.module.css';

const COUNTRIES = 8;

/** What sold, and where to: each a table whose rows are as long as their share. */
export function Shares({ sales: { categories, countries } }: { sales: Sales }) {
  const words = useWords();
  const locale = useLocale();
  if (countries.length === 0) return null;
  return (
    <div className={style['shares']}>
      <Share
        title={words('dashboard.byCategory')}
        rows={categories.map(({ category, cents }) => ({
          name: category ? words(`category.${familyCategoryOf(category)}`) : words('dashboard.noCategory'),
          cents,
        }))}
      />
      <Share
        title={words('dashboard.byCountry')}
        rows={countries
          .slice(0, COUNTRIES)
          .map(({ country, cents }) => ({ name: formatCountry(country, locale), cents }))}
      />
    </div>
  );
}

function Share({ title, rows }: { title: string; rows: { name: string; cents: number }[] }) {
  const words = useWords();
  const locale = useLocale();
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <table className={style['share']}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words('dashboard.what')}</th>
          <th scope="col">{words('dashboard.revenue')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cents }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <progress aria-hidden="true" max={most} value={cents} tabIndex={-1} />
            </th>
            <td>{formatMoney(cents, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

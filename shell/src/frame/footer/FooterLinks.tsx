import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import style from './FooterLinks.module.css';

const SHOP = ['home', 'webshop', 'search', 'frames', 'blog', 'about', 'contact', 'account'] as const;
const TERMS = ['shipping', 'conditions', 'privacy', 'accessibility', 'withdraw'] as const;

export function FooterLinks() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <Column title={intl.formatMessage({ id: 'shell.footer.collection' })}>
        {CATEGORIES.map((category) => (
          <SiteLink key={category} to={categoryPath(category, locale)}>
            {intl.formatMessage({ id: `shell.category.${category}` })}
          </SiteLink>
        ))}
      </Column>
      <Column title={intl.formatMessage({ id: 'shell.footer.shop' })}>
        {SHOP.map((name) => (
          <PageLink key={name} name={name} />
        ))}
      </Column>
      <TermsLinks />
    </>
  );
}

/** What is owed to who buys: they stand on every page. */
export function TermsLinks() {
  return (
    <Column title={useIntl().formatMessage({ id: 'shell.footer.terms' })}>
      {TERMS.map((name) => (
        <PageLink key={name} name={name} />
      ))}
    </Column>
  );
}

function PageLink({ name }: { name: (typeof SHOP | typeof TERMS)[number] }) {
  const text = useIntl().formatMessage({ id: `shell.footer.${name}` });
  return <SiteLink to={pathTo(name, useLocale())}>{text}</SiteLink>;
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title} className={style['column']}>
      <h2 className={style['title']}>{title}</h2>
      <ul role="list">
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { ProvenanceCheck } from '@vitrine/shared/contract/orders/papers';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { formatCaught, formatCountry, formatDay } from '@vitrine/shared/i18n/formats';
import { formatLocality } from '@vitrine/shared/i18n/places/format-place';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { sayDocument, saySource } from '@vitrine/shared/i18n/say-papers';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readProvenance } from '../../api/read-provenance.ts';
import style from './Provenance.module.css';

interface Data {
  code: string;
  /** Null for a code that the shop never issued. */
  check: ProvenanceCheck | null;
}

/** What is printed on a sheet leads here: whoever holds one compares it with what the shop signed, without any script. */
export async function loader(args: LoaderFunctionArgs, { remote }: PageContext) {
  const code = args.params['code'] ?? '';
  const answer = await readProvenance(remote.api(args), code);
  if (!answer.ok && answer.failure.kind === 'not-found') {
    return data({ code, check: null } satisfies Data, { status: 404 });
  }
  return { code, check: loadOrThrow<ProvenanceCheck>(answer) } satisfies Data;
}

export function head({ code, check }: Data, { intl }: PageContext): PageHead {
  const id = `catalog.provenance.${check ? 'title' : 'unknown'}`;
  return {
    title: pageTitle(intl.formatMessage({ id }, { reference: check?.sheet.reference ?? '' })),
    alternates: pathsTo('provenance', { code }),
    isIndexed: false,
  };
}

export function Component() {
  const { code, check } = useLoaderData<Data>();
  return check ? <Sheet check={check} /> : <Unknown code={code} />;
}

function Sheet({ check }: { check: ProvenanceCheck }) {
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string, values = {}) => intl.formatMessage({ id: `catalog.provenance.${id}` }, values);
  const { code, isGenuine, issuedAt, sheet, signature, publicKey } = check;
  const verdict = isGenuine ? 'genuine' : 'spoiled';
  return (
    <article className={style['sheet']}>
      <PageTitle lead={word('lead')}>{word('title', { reference: sheet.reference })}</PageTitle>
      <Notice tone={isGenuine ? 'success' : 'error'} title={word(`${verdict}.title`)}>
        <p>{word(verdict, { day: formatDay(issuedAt, locale), seller: sheet.seller.name })}</p>
      </Notice>
      <h2>
        <LatinName name={sheet.name} isMixed={sheet.isMixed} />
      </h2>
      <DefinitionList items={useSaid(sheet)} />
      <h2>{word('proof')}</h2>
      <p>{word('proofText')}</p>
      <DefinitionList
        items={[
          { term: word('code'), description: code },
          { term: word('signature'), description: <Long text={signature} /> },
          { term: word('publicKey'), description: <Long text={publicKey} /> },
        ]}
      />
    </article>
  );
}

const Long = ({ text }: { text: string }) => <code className={style['long']}>{text}</code>;

/** In the words and the order of the printed sheet, so that both can be read side by side. */
function useSaid(sheet: ProvenanceCheck['sheet']): { term: string; description: ReactNode }[] {
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string) => intl.formatMessage({ id: `catalog.provenance.${id}` });
  const { documents = [], sourceCode, caughtOn, country, locality, amount, page } = sheet;
  const place = [locality && formatLocality(locality, locale), country && formatCountry(country, locale)];
  const said: [string, ReactNode][] = [
    [FACTS.reference.name[locale], sheet.reference],
    [word('amount'), amount > 1 ? String(amount) : ''],
    [FACTS.quality.name[locale], sheet.quality],
    [FACTS.locality.name[locale], place.filter(Boolean).join(', ')],
    [FACTS.caughtOn.name[locale], caughtOn && formatCaught(caughtOn, locale)],
    [FACTS.collector.name[locale], sheet.collector],
    [FACTS.sourceCode.name[locale], sourceCode && saySource(sourceCode, locale)],
    [FACTS.formerOwners.name[locale], sheet.formerOwners],
    [FACTS.citesAnnex.name[locale], sheet.annex],
    [FACTS.documentKind.name[locale], documents.map((one) => sayDocument(one, locale)).join(' · ')],
    [word('soldBy'), sellerWords(sheet.seller, locale)],
    [word('soldOn'), formatDay(sheet.soldAt, locale)],
    [word('page'), page && <a href={page}>{page}</a>],
  ];
  return said.flatMap(([term, description]) => (description ? [{ term, description }] : []));
}

function sellerWords(seller: ProvenanceCheck['sheet']['seller'], locale: Locale): string {
  const { name, street, postalCode, city, country, companyNumber, email } = seller;
  const where = `${postalCode} ${city}`.trim();
  const parts = [name, street, where, country && formatCountry(country, locale), companyNumber, email];
  return parts.filter(Boolean).join(', ');
}

/** A code may have been typed: it says what to look at, and whom to ask. */
function Unknown({ code }: { code: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const contact = (words: ReactNode[]) => <SiteLink to={pathTo('contact', locale)}>{words}</SiteLink>;
  return (
    <article className={style['sheet']}>
      <PageTitle lead={intl.formatMessage({ id: 'catalog.provenance.unknown.lead' }, { code })}>
        {intl.formatMessage({ id: 'catalog.provenance.unknown' })}
      </PageTitle>
      <p>{intl.formatMessage({ id: 'catalog.provenance.unknown.text' }, { contact })}</p>
    </article>
  );
}

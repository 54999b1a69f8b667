import type { Comparison } from '@vitrine/shared/contract/catalogue';
import { MOST_COMPARED } from '@vitrine/shared/contract/catalogue-lists';
import type { Closing } from '@vitrine/shared/contract/frame';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Button } from '@vitrine/shared/ui/links/Button';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { compareLots } from '../api/compare-lots.ts';
import { CompareTable } from '../components/compare/CompareTable.tsx';
import { compareWords, useCompareWords } from '../components/compare/compare-words.ts';
import { Trail } from '../components/Trail.tsx';
import { compareAddress, LOT_PARAM, readCompared } from '../model/compare-address.ts';
import { comparedFacts, type ComparedFact } from '../model/compared-facts.ts';
import { webshopCrumb } from '../model/crumbs.ts';
import style from './Compare.module.css';

interface CompareData extends Comparison {
  isLeftOut: boolean;
  vatRegime: VatRegime | undefined;
  closing: Closing | null;
}

/** What stands beside each other is in the address alone, so that it can be shared. */
export async function loader(args: LoaderFunctionArgs, { remote }: PageContext): Promise<CompareData> {
  const { lots, isLeftOut } = readCompared(new URL(args.request.url).searchParams);
  const nothing: Comparison = { lots: [], missing: [] };
  const compared = lots.length > 0 ? loadOrThrow(await compareLots(remote.api(args), lots)) : nothing;
  const { vatRegime, closing } = remote.frame(args);
  return { ...compared, isLeftOut, vatRegime, closing };
}

/** There are as many of these pages as there are choices of lots: nobody is to search among them. */
export function head({ lots }: CompareData, { locale }: PageContext): PageHead {
  const words = compareWords(locale);
  const named = lots.map(({ reference }) => reference);
  const alternates = inEveryLocale((other) => compareAddress(other, named));
  return {
    title: pageTitle([words('title'), named.join(', ')].filter(Boolean).join(': ')),
    description: named.length > 0 ? words('describe', { lots: named.join(', ') }) : words('lead'),
    alternates,
    canonical: alternates[locale],
    isIndexed: false,
  };
}

export function Component() {
  const { lots, deliveries = [], vatRegime, closing, ...said } = useLoaderData<CompareData>();
  const intl = useIntl();
  const locale = useLocale();
  const words = useCompareWords();
  const facts = comparedFacts(lots, locale);
  return (
    <>
      <Trail crumbs={[webshopCrumb(intl, locale)]} here={words('title')} />
      <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
      <Said lots={lots} {...said} />
      {lots.length > 0 && (
        <div className={style['compare']}>
          {lots.length > 1 && <Differences facts={facts} lots={lots.length} />}
          <CompareTable lots={lots} facts={facts} deliveries={deliveries} closing={closing} />
          <PriceTerms regime={vatRegime} lots={lots} />
        </div>
      )}
      {lots.length < MOST_COMPARED && <AddLot lots={lots} />}
    </>
  );
}

/** What of the address cannot be shown. */
function Said({ lots, missing, isLeftOut }: Pick<CompareData, 'lots' | 'missing' | 'isLeftOut'>) {
  const words = useCompareWords();
  const said = [
    ...missing.map(({ asked, why }) => words(why, { asked })),
    ...(isLeftOut ? [words('leftOut')] : []),
  ];
  return (
    <>
      {said.length > 0 && (
        <Notice tone="warning">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {lots.length < 2 && <p className={style['few']}>{words(lots.length === 0 ? 'empty' : 'one')}</p>}
    </>
  );
}

/** In how much they differ; the style leaves out the rest when that is asked for, without a script. */
function Differences({ facts, lots }: { facts: ComparedFact[]; lots: number }) {
  const words = useCompareWords();
  const differing = facts.filter(({ differs }) => differs).length;
  return (
    <div className={style['differences']} data-lots={lots}>
      <p>{words('count', { differing, all: facts.length })}</p>
      {differing > 0 && differing < facts.length && (
        <div className={style['only']}>
          <CheckField label={words('onlyDiffering')} name="only" />
        </div>
      )}
    </div>
  );
}

/** The lots that are there go with the one that is named. */
function AddLot({ lots }: Pick<CompareData, 'lots'>) {
  const words = useCompareWords();
  const locale = useLocale();
  return (
    <Form key={lots.length} className={style['add']} action={pathTo('compare', locale)}>
      {lots.map(({ uuid, reference }) => (
        <input key={uuid} type="hidden" name={LOT_PARAM} value={reference} />
      ))}
      <Field label={words('add')} name={LOT_PARAM} autoComplete="off" />
      <Button type="submit" variant="quiet">
        {words(lots.length === 0 ? 'show' : 'addButton')}
      </Button>
    </Form>
  );
}

import type { AskedFact } from '@vitrine/shared/contract/facts/fact-list';
import type { PublishFault } from '@vitrine/shared/contract/tools/catalogue';
import type { FieldMessage } from './field-messages.ts';

/** Where a fault that blocks is mended, and what is said there. A picture is no field. */
export const FAULT_MESSAGES = {
  family: { field: 'familyId', message: 'publishFamily' },
  price: { field: 'price', message: 'publishPrice' },
  weight: { field: 'weightGrams', message: 'publishWeight' },
  gender: { field: 'gender', message: 'publishGender' },
  quality: { field: 'quality', message: 'publishQuality' },
  spread: { field: 'spread', message: 'publishSpread' },
  annex: { field: 'citesAnnex', message: 'publishAnnex' },
  species: { field: 'name', message: 'publishSpecies' },
  certificate: { field: 'citesCertificate', message: 'publishCertificate' },
  documentKind: { field: 'documentKind', message: 'publishDocument' },
  documentNumber: { field: 'documentNumber', message: 'publishDocument' },
  documentDate: { field: 'documentDate', message: 'publishDocument' },
  documentAuthority: { field: 'documentAuthority', message: 'publishDocument' },
  sourceCode: { field: 'sourceCode', message: 'publishSource' },
  cost: { field: 'cost', message: 'publishCost' },
  flaws: { field: 'flawsHidden', message: 'publishFlaws' },
  picture: { field: 'pictures', message: 'required' },
} as const satisfies Record<
  | PublishFault['fault']
  | 'flaws'
  | 'cost'
  | 'annex'
  | 'species'
  | 'sourceCode'
  | AskedFact
  | `document${string}`,
  { field: string; message: FieldMessage }
>;

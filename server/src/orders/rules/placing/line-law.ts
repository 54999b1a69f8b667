import type { LotDocument } from '@vitrine/shared/contract/orders/papers';
import { kindsOf } from '../../../catalogue/rules/lot-papers.ts';
import { canShip, mayBeOrdered, type LotFacts, type Verdict } from '../../../shipping/rules/can-ship.ts';
import type { Destination } from '../../../shipping/rules/legal-places.ts';
import { citesOf } from '../../../shipping/rules/refused-lots.ts';

/** What who packs has to mind of a line, by the law of a day. */
interface LineLaw extends Pick<Verdict, 'answer' | 'papers'> {
  /** As lawyers cite them. */
  laws: string[];
  /** It may not leave as it is. */
  isStopped: boolean;
}

/** @param today ISO day */
export function lineLaw(
  line: Omit<LotFacts, 'documents'> & { documents?: readonly LotDocument[] | undefined },
  destination: Destination,
  today: string,
): LineLaw {
  const verdict = canShip({ ...line, documents: kindsOf(line.documents) }, destination, today);
  const { answer, papers, reasons } = verdict;
  return { answer, papers, laws: citesOf(reasons), isStopped: !mayBeOrdered(verdict) };
}

import type { Order } from '@vitrine/shared/contract/orders/order';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { Shortfall } from '../../model/cart/reorder.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { OrderLineText } from './OrderLineText.tsx';
import style from '../SummaryLines.module.css';

interface OrderLineProps {
  line: Order['lines'][number];
  /** Why it could not be put back into the cart whole. */
  short?: Shortfall | undefined;
}

/** A line as it was ordered, with its picture of now. Both lead to the insect while the shop shows it. */
export function OrderLine({ line, short }: OrderLineProps) {
  const words = useWords();
  const locale = useLocale();
  const to = line.family ? insectPath({ ...line, family: line.family }, locale) : null;
  return (
    <li>
      <OrderLinePicture line={line} to={to} />
      <OrderLineText line={line} to={to} />
      {short && <p className={style['gone']}>{words(...saidOf(short))}</p>}
    </li>
  );
}

function saidOf({ fate, added }: Shortfall): [MessageId, Record<string, number>?] {
  if (fate === 'there' || fate === 'full') return [`order.again.${fate}`];
  return ['order.again.left', { left: added }];
}

/** An older shop sends no pictures. The name beside it is the link that is heard and reached by keys. */
function OrderLinePicture({ line, to }: { line: Order['lines'][number]; to: string | null }) {
  const { picture } = line;
  if (picture === undefined) return null;
  const shown = <Picture picture={picture} of={line} alt="" sizes="3rem" />;
  if (to === null) return <span className={style['picture']}>{shown}</span>;
  return (
    <SiteLink to={to} tabIndex={-1} aria-hidden="true" className={style['picture']}>
      {shown}
    </SiteLink>
  );
}

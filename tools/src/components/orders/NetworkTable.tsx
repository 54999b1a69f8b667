import type { ReservedNetwork } from '@vitrine/shared/contract/tools/orders/reservations';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from '../mails/Mails.module.css';

interface NetworkTableProps {
  networks: ReservedNetwork[];
  /** Null for who may not lift. */
  onLift: ((network: ReservedNetwork) => void) | null;
}

/** Networks that keep lots from others without having paid, those that keep most first. */
export function NetworkTable({ networks, onLift }: NetworkTableProps) {
  const words = useWords();
  const locale = useLocale();
  const figure = (key: 'lots' | 'pieces' | 'holds' | 'orders', title: MessageId) => ({
    key,
    title: words(title),
    isFigure: true,
    cell: (network: ReservedNetwork) => network[key],
  });
  return (
    <DataTable
      caption={words('reservations.of')}
      rows={networks}
      idOf={({ network }) => network}
      nameOf={({ name }) => name}
      empty={words('reservations.none')}
      columns={[
        {
          key: 'name',
          title: words('reservations.network'),
          isName: true,
          cell: ({ name, isAtBudget }) => (
            <>
              <code className={style['version']}>{name}</code>
              {isAtBudget && <span className={style['error']}> {words('reservations.full')}</span>}
            </>
          ),
        },
        figure('lots', 'reservations.lots'),
        figure('pieces', 'reservations.pieces'),
        {
          key: 'value',
          title: words('reservations.value'),
          isFigure: true,
          cell: ({ cents }) => formatMoney(cents, locale),
        },
        figure('holds', 'reservations.holds'),
        figure('orders', 'reservations.orders'),
        ...(onLift
          ? [
              {
                key: 'lift',
                title: words('mails.ways'),
                cell: (network: ReservedNetwork) => (
                  <Button variant="quiet" onClick={() => onLift(network)}>
                    {words('reservations.lift')}
                    <span className="visually-hidden"> {network.name}</span>
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

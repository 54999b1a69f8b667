import { Icon, type IconName } from '@vitrine/shared/ui/Icon';
import { useIntl } from 'react-intl';
import style from './Promises.module.css';

const PROMISES: { icon: IconName; id: string }[] = [
  { icon: 'pin', id: 'label' },
  { icon: 'truck', id: 'parcel' },
  { icon: 'shield', id: 'return' },
];

/** The three things that the shop stands for. */
export function Promises() {
  const intl = useIntl();
  return (
    <ul className={style['promises']} role="list">
      {PROMISES.map(({ icon, id }) => (
        <li key={id}>
          <Icon name={icon} />
          <h3>{intl.formatMessage({ id: `catalog.promise.${id}.title` })}</h3>
          <p>{intl.formatMessage({ id: `catalog.promise.${id}.text` })}</p>
        </li>
      ))}
    </ul>
  );
}

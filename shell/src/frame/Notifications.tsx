import { useIntl } from 'react-intl';
import type { Notification } from '@vitrine/shared/contract/remote';
import { Button } from '@vitrine/shared/ui/Button';
import { Dialog } from '@vitrine/shared/ui/Dialog';
import { Icon, type IconName } from '@vitrine/shared/ui/Icon';
import { Prose } from '@vitrine/shared/ui/Prose';
import style from './Notifications.module.css';

const ICONS: Record<Notification['type'], IconName> = {
  error: 'warning',
  danger: 'warning',
  warning: 'warning',
  info: 'info',
  success: 'check',
};

interface NotificationsProps {
  queue: Notification[];
  onClose: () => void;
}

/** The first of the messages that wait, in a modal window. */
export function Notifications({ queue, onClose }: NotificationsProps) {
  const [first] = queue;
  const close = useIntl().formatMessage({ id: 'shell.close' });
  if (!first) return null;
  return (
    <Dialog isOpen title={<Title notification={first} />} onClose={onClose} closeLabel={close}>
      {first.message && <p className={style['message']}>{first.message}</p>}
      {first.html && <Prose html={first.html} />}
      <div className={style['foot']}>
        <Button onClick={onClose}>{close}</Button>
      </div>
    </Dialog>
  );
}

/** The type is said, not only coloured. */
function Title({ notification: { type, title } }: { notification: Notification }) {
  const kind = useIntl().formatMessage({ id: `shell.notification.${type}` });
  return (
    <span className={style['title']} data-type={type}>
      <Icon name={ICONS[type]} />
      <span className="visually-hidden">{kind}: </span>
      {title}
    </span>
  );
}

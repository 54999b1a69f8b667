import { Component, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Notification } from '@vitrine/shared/contract/federation/remote';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import { Icon, type IconName } from '@vitrine/shared/ui/icons/Icon';
import { Prose } from '@vitrine/shared/ui/page/Prose';
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
  const [read, setRead] = useState(0);
  if (!first) return null;
  const onRead = () => {
    setRead(read + 1);
    onClose();
  };
  return (
    // Each in a window of its own: what changes in one that is open is not read out.
    <Dialog key={read} isOpen title={<Title notification={first} />} onClose={onRead} closeLabel={close}>
      {first.message && <p className={style['message']}>{first.message}</p>}
      <OwnContent>{first.content}</OwnContent>
      {first.html && <Prose html={first.html} />}
      <div className={style['foot']}>
        <Button onClick={onRead}>{close}</Button>
      </div>
    </Dialog>
  );
}

interface OwnContentState {
  of: ReactNode;
  hasFailed: boolean;
}

/** What a remote drew of its message: when that fails, the message is shown without it and the page goes on. */
class OwnContent extends Component<{ children: ReactNode }, OwnContentState> {
  override state: OwnContentState = { of: null, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  /** The content of the next message is tried anew. */
  static getDerivedStateFromProps({ children }: { children: ReactNode }, { of }: OwnContentState) {
    return children === of ? null : { of: children, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
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

import { useSyncExternalStore } from 'react';
import type { Notification } from '../../contract/federation/remote.ts';

/** Where a test reads what the shell would show in its dialog. */
export function noticeBoard() {
  const notifications: Notification[] = [];
  let shown: readonly Notification[] = [];
  let redraw = () => {};
  const subscribe = (listen: () => void) => {
    redraw = listen;
    return () => {
      redraw = () => {};
    };
  };
  const notify = (notification: Notification) => {
    notifications.push(notification);
    shown = [...notifications];
    redraw();
  };
  function Board() {
    const all = useSyncExternalStore(
      subscribe,
      () => shown,
      () => shown,
    );
    return all.map(({ type, title, message }, index) => (
      <div key={index} role="dialog" aria-label={title} data-type={type}>
        <p>{title}</p>
        {message && <p>{message}</p>}
      </div>
    ));
  }
  return { notifications, notify, Board };
}

import { useAtom } from 'jotai';
import { notificationsAtom } from '../model/state.ts';
import { Notifications } from './Notifications.tsx';

/** The queue of messages; closing one shows the next. */
export function FrameNotifications() {
  const [queue, setQueue] = useAtom(notificationsAtom);
  return <Notifications queue={queue} onClose={() => setQueue(queue.slice(1))} />;
}

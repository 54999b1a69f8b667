import { Icon, type IconName } from '@vitrine/shared/ui/Icon';
import { useWords, type MessageId } from '../model/use-words.ts';
import style from './GuestSteps.module.css';

const STEPS: { icon: IconName; title: MessageId; text: MessageId }[] = [
  { icon: 'pin', title: 'guest.choose.title', text: 'guest.choose.text' },
  { icon: 'check', title: 'guest.order.title', text: 'guest.order.text' },
  { icon: 'truck', title: 'guest.follow.title', text: 'guest.follow.text' },
];

/** What a guest can do without an account: all of it. */
export function GuestSteps() {
  const words = useWords();
  return (
    <ul className={style['steps']} role="list">
      {STEPS.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{words(title)}</h3>
          <p>{words(text)}</p>
        </li>
      ))}
    </ul>
  );
}

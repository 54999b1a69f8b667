import { Notice } from '@vitrine/shared/ui/Notice';
import { useWords } from '../model/use-words.ts';
import { LoginLink } from './LoginLink.tsx';

/** Beside the button, for who began logged in and is so no more: the order would be a guest's now. */
export function LoginLost() {
  const words = useWords();
  return (
    <Notice tone="error" title={words('checkout.loginLost.title')}>
      <LoginLink id="checkout.loginLost.text" />
    </Notice>
  );
}

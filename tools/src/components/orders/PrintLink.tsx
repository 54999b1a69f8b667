import { useWords } from '../../model/use-words.ts';

/** A paper in a tab of its own: from there it is printed. */
export function PrintLink({ address, text }: { address: string; text: string }) {
  const words = useWords();
  return (
    <a href={address} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden">{words('orders.newTab')}</span>
    </a>
  );
}

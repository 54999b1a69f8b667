import type { ToolText, Wording } from '@vitrine/shared/contract/tools/texts';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { saveText } from '../../api/shop/texts.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useMay } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Texts.module.css';

interface ShippedTextProps {
  text: ToolText;
  /** As it comes with this release. */
  shipped: Wording;
  onSettled: () => void;
}

/** The text that comes with the shop has changed: what it says now and what came, side by side, to be taken or left. */
export function ShippedText({ text, shipped, onSettled }: ShippedTextProps) {
  const words = useWords();
  const mayWrite = useMay('shop-write');
  const api = toolsApi(useRemote().browserApi);
  const { name, revision, wording } = text;
  const settle = useAction(
    (chosen: Wording) => saveText(api, name, { ...chosen, revision, settlesShipped: true }),
    onSettled,
  );
  return (
    <section className={style['shipped']} aria-labelledby="shipped">
      <h2 id="shipped">{words('texts.shipped')}</h2>
      <p>{words('texts.shippedLead')}</p>
      <div className={style['sides']}>
        <Side title={words('texts.shippedNow')} wording={wording} other={shipped} />
        <Side title={words('texts.shippedNew')} wording={shipped} other={wording} />
      </div>
      <RequestFailed failure={settle.failure} />
      {mayWrite && (
        <div className={style['languages']}>
          <Button onClick={() => void settle.run(shipped)}>{words('texts.shippedTake')}</Button>
          <Button variant="quiet" onClick={() => void settle.run(wording)}>
            {words('texts.shippedKeep')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface SideProps {
  title: string;
  wording: Wording;
  /** What it is compared with. */
  other: Wording;
}

/** Its paragraphs, those marked that the other has not. */
function Side({ title, wording, other }: SideProps) {
  const locale = useLocale();
  const elsewhere = new Set(paragraphsOf(other.body[locale]));
  const marked = (text: string, isSame: boolean) => (isSame ? text : <mark>{text}</mark>);
  return (
    <div className={style['side']}>
      <h3>{title}</h3>
      <p>
        <b>{marked(wording.title[locale], wording.title[locale] === other.title[locale])}</b>
      </p>
      <p>{marked(wording.lead[locale], wording.lead[locale] === other.lead[locale])}</p>
      {paragraphsOf(wording.body[locale]).map((text, at) => (
        <p key={`${at} ${text}`}>{marked(text, elsewhere.has(text))}</p>
      ))}
    </div>
  );
}

const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/).filter((text) => text.trim() !== '');

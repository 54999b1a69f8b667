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
        <Side title={words('texts.shippedNow')} wording={wording} />
        <Side title={words('texts.shippedNew')} wording={shipped} />
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

function Side({ title, wording }: { title: string; wording: Wording }) {
  const locale = useLocale();
  return (
    <div className={style['side']}>
      <h3>{title}</h3>
      <p>
        <b>{wording.title[locale]}</b>
      </p>
      <p>{wording.lead[locale]}</p>
      <p>{wording.body[locale]}</p>
    </div>
  );
}

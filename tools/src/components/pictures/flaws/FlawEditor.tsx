import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FLAW_WORDS } from '@vitrine/shared/contract/facts/flaw-words';
import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { FlawPin } from '@vitrine/shared/contract/tools/flaws';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { removeFlaw } from '../../../api/insects/flaws.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import { useOfferUndo } from '../../../model/editing/undo.ts';
import { useWords } from '../../../model/use-words.ts';
import { FlawBoard, type PinPosition } from './FlawBoard.tsx';
import { FlawDesk } from './FlawDesk.tsx';
import style from './Flaws.module.css';

const MIDDLE: PinPosition = { x: 0.5, y: 0.5 };

interface FlawEditorProps {
  insectId: number;
  picture: Picture;
  /** From 1. */
  number: number;
  name: string;
  /** Of this picture. */
  pins: readonly FlawPin[];
}

/** What a picture shows of a lot's flaws: placed by a press or by keys, worded, taken away. */
export function FlawEditor({ insectId, picture, number, name, pins }: FlawEditorProps) {
  const words = useWords();
  const locale = useLocale();
  const offer = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const head = useRef<HTMLHeadingElement>(null);
  // A flaw that is open, or the place of one that is new.
  const [open, setOpen] = useState<FlawPin | PinPosition | null>(null);
  useEffect(() => head.current?.focus(), [picture.hash]);
  /** What had the focus goes with the desk. */
  const close = async () => {
    setOpen(null);
    head.current?.focus();
    await revalidate();
  };
  const remove = useAction(
    async (pin: FlawPin) => {
      const answer = await removeFlaw(api, insectId, pin.id);
      return answer.ok ? { ...answer, value: { ...answer.value, kind: pin.kind } } : answer;
    },
    async ({ auditId, kind }) => {
      offer({ text: words('flaws.removed', { kind: FLAW_WORDS[kind][locale] }), auditId });
      await close();
    },
  );
  const board = { picture, pins, alt: words('pictures.slot.alt', { name, number }), onChoose: setOpen };
  const pin = open && 'id' in open ? (pins.find(({ id }) => id === open.id) ?? null) : null;
  return (
    <section aria-labelledby="flaws-title" className={style['editor']}>
      <h3 id="flaws-title" ref={head} tabIndex={-1}>
        {words('flaws.title', { number })}
      </h3>
      <p className={style['lead']}>{words('flaws.lead')}</p>
      <RequestFailed failure={remove.failure} />
      {open && (pin || !('id' in open)) ? (
        <FlawDesk
          key={pin?.id ?? 'new'}
          {...{ insectId, board, pin, place: open }}
          onDone={close}
          onRemove={pin && (() => void remove.run(pin))}
        />
      ) : (
        <div className={style['desk']}>
          <FlawBoard {...board} chosen={null} place={null} onPlace={setOpen} />
          <div>
            <Button onClick={() => setOpen(MIDDLE)}>{words('flaws.add')}</Button>
          </div>
        </div>
      )}
    </section>
  );
}

import { useRevalidator } from 'react-router';
import type {
  SpacedKind,
  SpacedText,
  SpacedTexts as Spaced,
} from '@vitrine/shared/contract/tools/data-quality';
import { useNotify, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { mendSpaces } from '../../api/insects/data-quality.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useMay } from '../../model/current-staff.ts';
import { useSelection } from '../../model/lists/selection.ts';
import type { Column } from '../../model/lists/table.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { KeysetLinks } from '../list/PageLinks.tsx';
import { Toolbar } from '../list/Toolbar.tsx';
import { splitOddSpaces, type OddSpace } from '../../model/data-quality/whitespace.ts';
import style from './DataQuality.module.css';
import { Announced } from '../Announced.tsx';

const idOf = ({ id, field }: SpacedText) => `${id}:${field}`;

/** Texts with stray spaces, to be mended one by one, some, or all: what each will be stands beside it. */
export function SpacedTexts({ kind, found }: { kind: SpacedKind; found: Spaced }) {
  const words = useWords();
  const mayMend = useMay('catalogue-write');
  const { texts, total, next } = found;
  const selection = useSelection(texts.map(idOf));
  const mend = useMend(kind);
  const ofName = ({ title, field }: SpacedText) =>
    words('common.labelled', { label: title, text: words(`spaces.field.${field}`) });
  const columns: Column<SpacedText>[] = [
    { key: 'title', title: words(`spaces.of.${kind}`), cell: ({ title }) => title, isName: true },
    { key: 'field', title: words('spaces.field'), cell: ({ field }) => words(`spaces.field.${field}`) },
    { key: 'before', title: words('spaces.before'), cell: ({ before }) => <OddSpaces text={before} /> },
    { key: 'after', title: words('spaces.after'), cell: ({ after }) => after },
    ...(mayMend ? [mendColumn(words('spaces.mend'), ofName, (text) => void mend.run([text]))] : []),
  ];
  return (
    <>
      <div className={style['bar']}>
        <Announced>{words('spaces.total', { count: total })}</Announced>
        {mayMend && total > 0 && (
          <Button busy={mend.isBusy} onClick={() => void mend.run(undefined)}>
            {words('spaces.mendAll')}
          </Button>
        )}
      </div>
      <RequestFailed failure={mend.failure} />
      <DataTable
        caption={words('spaces.caption')}
        columns={columns}
        rows={texts}
        idOf={idOf}
        nameOf={ofName}
        empty={words('spaces.none')}
        {...(mayMend && { selection })}
      />
      <KeysetLinks name="after" next={next} />
      <Toolbar selection={selection}>
        <Button
          busy={mend.isBusy}
          onClick={() => void mend.run(texts.filter((text) => selection.has(idOf(text))))}
        >
          {words('spaces.mendChosen')}
        </Button>
      </Toolbar>
    </>
  );
}

function mendColumn(
  label: string,
  nameOf: (text: SpacedText) => string,
  onMend: (text: SpacedText) => void,
): Column<SpacedText> {
  return {
    key: 'mend',
    title: label,
    cell: (text) => (
      <Button variant="quiet" aria-label={`${label}: ${nameOf(text)}`} onClick={() => onMend(text)}>
        {label}
      </Button>
    ),
  };
}

function useMend(kind: SpacedKind) {
  const words = useWords();
  const notify = useNotify();
  const api = toolsApi(useRemote().browserApi);
  const offerUndo = useOfferUndo();
  const { revalidate } = useRevalidator();
  return useAction(
    (texts: SpacedText[] | undefined) =>
      mendSpaces(
        api,
        kind,
        texts?.map(({ id, field, before }) => ({ id, field, before })),
      ),
    async ({ mended, left, auditId }) => {
      const said = words('spaces.mended', { count: mended });
      const text = left > 0 ? `${said} ${words('spaces.left', { count: left })}` : said;
      if (auditId > 0) offerUndo({ text, auditId });
      else notify({ type: 'info', title: text });
      await revalidate();
    },
  );
}

/** What is drawn in the place of one; a short word where no sign is known for it. */
const SIGNS: Record<OddSpace, string> = {
  space: '␣',
  'no-break': 'NBSP',
  tab: '⇥',
  line: '↵',
  unusual: '⎵',
  unseen: '∅',
};

/** A text whose stray spaces are seen, and named for who hears them. */
function OddSpaces({ text }: { text: string }) {
  const words = useWords();
  return (
    <span className={style['text']}>
      {splitOddSpaces(text).map(({ text: part, odd }, index) =>
        odd ? (
          <mark key={index} className={style['odd']}>
            <span aria-hidden="true">{SIGNS[odd].repeat(odd === 'space' ? part.length : 1)}</span>
            <span className="visually-hidden">[{words(`spaces.${odd}`, { count: part.length })}]</span>
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}

import type { PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import type { Upload } from '../../../model/pictures/upload.ts';
import type { UploadQueue } from '../../../model/pictures/upload-queue.ts';
import { useWords } from '../../../model/use-words.ts';
import style from './UploadList.module.css';

interface UploadStateProps {
  kind: PictureOwnerKind;
  upload: Upload;
  queue: UploadQueue;
}

/** How far a file is, and what can be done: try it again when it did not arrive, or let go of it. */
export function UploadState({ kind, upload, queue }: UploadStateProps) {
  const words = useWords();
  const { id, file, state } = upload;
  return (
    <span className={style['last']}>
      <span className={style['state']} data-tone={toneOf(upload)}>
        <span>{useText(kind, upload)}</span>
        {state.kind === 'sending' && (
          <progress
            max={file.size}
            value={state.sent}
            aria-label={words('pictures.state.sending', percent(upload))}
          />
        )}
        {state.kind === 'failed' && (
          <button
            type="button"
            className={style['link']}
            aria-label={words('pictures.retryOf', { file: file.name })}
            onClick={() => queue.retry(id)}
          >
            {words('pictures.retry')}
          </button>
        )}
      </span>
      <button
        type="button"
        className={style['drop']}
        aria-label={words('pictures.dropOf', { file: file.name })}
        onClick={() => queue.remove(id)}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

function useText(kind: PictureOwnerKind, upload: Upload): string {
  const words = useWords();
  const { state, owner, choices } = upload;
  switch (state.kind) {
    case 'ready':
      if (owner) return words('pictures.state.ready');
      return words(choices.length > 0 ? 'pictures.state.several' : `pictures.state.nobody.${kind}`);
    case 'sending':
      return words('pictures.state.sending', percent(upload));
    case 'sent':
      return words(state.isKnown ? 'pictures.state.known' : 'pictures.state.sent', {
        number: state.position + 1,
      });
    case 'refused':
      return words(`pictures.fault.${state.fault}`);
    case 'failed':
      return state.text || words(`pictures.failed.${state.why}`);
    default:
      return words(`pictures.state.${state.kind}`);
  }
}

function percent({ file, state }: Upload): { percent: number } {
  const sent = state.kind === 'sending' ? state.sent : 0;
  return { percent: Math.min(100, Math.round((sent / file.size) * 100)) };
}

function toneOf({ state }: Upload): string | undefined {
  if (state.kind === 'sent') return 'good';
  return state.kind === 'refused' || state.kind === 'failed' ? 'bad' : undefined;
}

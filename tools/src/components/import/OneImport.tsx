import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { MOST_AT_ONCE } from '@vitrine/shared/contract/tools/bulk';
import type { Import } from '@vitrine/shared/contract/tools/import';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { applyImport, deleteImport, resumeImport } from '../../api/insects/imports.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useMay } from '../../model/current-staff.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useAgain } from '../../model/editing/use-again.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { BeforeImport } from './BeforeImport.tsx';
import { ColumnMatch } from './ColumnMatch.tsx';
import { UnknownWords } from './UnknownWords.tsx';
import style from './Import.module.css';
import { News } from '../Announced.tsx';

const LOOK_EVERY_MS = 1000;

/** How far a file is, and what can be done with it now. */
export function OneImport({ file }: { file: Import }) {
  const words = useWords();
  const mayWrite = useMay('catalogue-write');
  const { state, isStopped, counts } = file;
  const isUnderWay = (state === 'checking' || state === 'applying') && !isStopped;
  useAgain(isUnderWay ? LOOK_EVERY_MS : null);
  useUndoOnceApplied(file);
  return (
    <>
      <FileFacts file={file} />
      {isUnderWay && <Progress file={file} />}
      {state === 'unmatched' && <Notice tone="warning">{words('import.unmatched')}</Notice>}
      {state === 'applied' && (
        <Notice tone="success" title={words('import.applied')}>
          {words('import.state.applied', counts)}.{' '}
          {counts.made + counts.changed <= MOST_AT_ONCE && words('import.undoText')}
        </Notice>
      )}
      {state === 'checked' && <BeforeImport file={file} />}
      {state === 'checked' && mayWrite && file.unknownWords.length > 0 && (
        <UnknownWords key={`words ${file.plan}`} file={file} />
      )}
      {mayWrite && <Actions file={file} />}
      {(state === 'unmatched' || state === 'checked') && (
        <ColumnMatch key={file.plan} file={file} mayChange={mayWrite} />
      )}
    </>
  );
}

function FileFacts({ file: { name, by, lines, encoding } }: { file: Import }) {
  const words = useWords();
  return (
    <p className={style['facts']}>
      <strong>{name || '—'}</strong>
      <span>{words('import.facts', { count: lines, by })}</span>
      {encoding === 'windows-1252' && <span>{words('import.windows')}</span>}
    </p>
  );
}

function Progress({ file: { state, work, done } }: { file: Import }) {
  const words = useWords();
  const text = state === 'applying' ? 'import.applying' : 'import.checking';
  return (
    <div className={style['progress']}>
      <News text={words(text, { done, work })} />
      <progress aria-label={words('import.progress')} max={Math.max(1, work)} value={done} />
      <p className={style['lead']}>{words('import.mayLeave')}</p>
    </div>
  );
}

function Actions({ file }: { file: Import }) {
  const words = useWords();
  const { apply, resume, remove } = useImportActions(file);
  const { state, isStopped, counts } = file;
  const { made, changed } = counts;
  return (
    <>
      {isStopped && (
        <Notice tone="error" title={words('import.stopped')}>
          {words('import.stoppedText')}
        </Notice>
      )}
      <p className={style['ways']}>
        {isStopped && (
          <Button busy={resume.isBusy} onClick={() => void resume.run()}>
            {words('import.again')}
          </Button>
        )}
        {state === 'checked' && made + changed > 0 && (
          <Button busy={apply.isBusy} onClick={() => void apply.run()}>
            {words('import.apply', { made, changed })}
          </Button>
        )}
        {(state === 'checked' || state === 'unmatched') && (
          <Button variant="quiet" busy={remove.isBusy} onClick={() => void remove.run()}>
            {words('import.delete')}
          </Button>
        )}
      </p>
      {[apply, resume, remove].map(({ failure }, index) => (
        <RequestFailed key={index} failure={failure} />
      ))}
    </>
  );
}

function useImportActions(file: Import) {
  const api = toolsApi(useRemote().browserApi);
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return {
    apply: useAction<void, Import>(() => applyImport(api, file), revalidate),
    resume: useAction<void, Import>(() => resumeImport(api, file.id), revalidate),
    remove: useAction<void, unknown>(
      () => deleteImport(api, file.id),
      () => void navigate(pathTo('toolsImport', locale)),
    ),
  };
}

/** Once what was pressed here is written, it can be taken back from here. */
function useUndoOnceApplied({ state, auditId, counts: { made, changed } }: Import): void {
  const words = useWords();
  const offerUndo = useOfferUndo();
  const mayWrite = useMay('catalogue-write');
  const was = useRef(state);
  useEffect(() => {
    // A short file is written before anybody looks: then nothing says that it is being applied.
    const isJustDone = was.current !== 'applied' && state === 'applied';
    was.current = state;
    if (!mayWrite || !isJustDone || auditId === null || made + changed > MOST_AT_ONCE) return;
    offerUndo({ text: words('import.undo', { made, changed }), auditId });
  }, [state, auditId, made, changed, mayWrite, offerUndo, words]);
}

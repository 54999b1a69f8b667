import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import type { Version } from './VersionTable.tsx';

interface TakenBackProps {
  version: Version;
  isBusy: boolean;
  onLift(): void;
}

/** A version that the shop went back from by itself: why, and the way to have it after all. */
export function TakenBack({ version: { version, refusal }, isBusy, onLift }: TakenBackProps) {
  const words = useWords();
  const formats = useFormats();
  if (!refusal || refusal.liftedAt !== null) return null;
  const { fault, backTo, reason, refusedAt } = refusal;
  const values = { moment: formats.moment(refusedAt), backTo };
  return (
    <Notice tone="error" title={`${version}: ${words('releases.refused')}`}>
      <p>{words(`releases.fault.${fault}`, values)}</p>
      {reason && (
        <p lang="en">
          <code>{reason}</code>
        </p>
      )}
      <Button variant="quiet" busy={isBusy} onClick={onLift}>
        {words('releases.lift')}
      </Button>
      <p>{words('releases.liftNote')}</p>
    </Notice>
  );
}

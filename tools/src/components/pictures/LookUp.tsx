import { useNavigate } from 'react-router';
import type { OwnedPictures as Owned, PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { useWords } from '../../model/use-words.ts';
import { OwnedPictures } from './OwnedPictures.tsx';
import { OwnerField } from './OwnerField.tsx';

interface LookUpProps {
  kind: PictureOwnerKind;
  owned: Owned | 'gone' | null;
}

/** The pictures of whom is chosen; who that is stands in the address. */
export function LookUp({ kind, owned }: LookUpProps) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <>
      <OwnerField
        kind={kind}
        label={words('pictures.of.show')}
        chosen={owned === 'gone' ? null : (owned?.owner ?? null)}
        onChoose={({ id }) => void navigate({ search: `?of=${id}` }, { preventScrollReset: true })}
      />
      {owned === 'gone' && <p role="status">{words('pictures.of.gone')}</p>}
      {owned && owned !== 'gone' && <OwnedPictures owned={owned} />}
    </>
  );
}

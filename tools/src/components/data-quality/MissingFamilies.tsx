import { useState } from 'react';
import { type Family, FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue';
import type { IncompleteLot, IncompleteLots } from '@vitrine/shared/contract/tools/data-quality';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { fillFamilies } from '../../api/insects/data-quality.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useSelection } from '../../model/lists/selection.ts';
import type { Column } from '../../model/lists/table.ts';
import { useMissingData } from '../../model/data-quality/use-missing-data.ts';
import { useWords } from '../../model/use-words.ts';
import { MissingDataTable } from './MissingDataTable.tsx';
import { FillSelect, type FillSelectProps } from './FillSelect.tsx';
import style from './DataQuality.module.css';

/** Insects of no family: chosen row by row, or one family for all that are selected. */
export function MissingFamilies({ gaps, families }: { gaps: IncompleteLots; families: Family[] }) {
  const words = useWords();
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const selection = useSelection(gaps.rows.map(({ id }) => String(id)));
  const filling = useMissingData({
    name: 'missing:families',
    rows: gaps.rows,
    send: (rows, typed) =>
      fillFamilies(api, {
        rows: rows.map(({ id, revision }) => ({ id, revision, familyId: Number(typed[id]) })),
      }),
  });
  const field: Column<IncompleteLot> = {
    key: 'family',
    title: words('missing.family'),
    cell: ({ id, reference, likely }) => (
      <div className={style['choice']}>
        <FamilySelect
          families={families}
          aria-label={words('missing.familyOf', { reference })}
          data-field="family"
          value={filling.valueOf(String(id))}
          onChoose={(family) => filling.fill({ [id]: family })}
        />
        {likely && filling.valueOf(String(id)) === '' && (
          <Button
            variant="quiet"
            aria-label={words('missing.likelyOf', { family: likely.name[locale], reference })}
            onClick={() => filling.fill({ [id]: String(likely.id) })}
          >
            {words('missing.likely', { family: likely.name[locale] })}
          </Button>
        )}
      </div>
    ),
  };
  return (
    <MissingDataTable
      caption={words('missingFamily.title')}
      {...{ gaps, filling, selection }}
      fields={[field]}
      together={
        <Together
          families={families}
          onSet={(family) => filling.fill(Object.fromEntries([...selection.ids].map((id) => [id, family])))}
        />
      }
    />
  );
}

function Together({ families, onSet }: { families: Family[]; onSet(family: string): void }) {
  const words = useWords();
  const [family, setFamily] = useState('');
  return (
    <>
      <span>
        <FamilySelect
          families={families}
          aria-label={words('missing.familyOfAll')}
          value={family}
          onChoose={setFamily}
        />
      </span>
      <Button variant="quiet" disabled={family === ''} onClick={() => onSet(family)}>
        {words('missing.fillIn')}
      </Button>
    </>
  );
}

interface FamilySelectProps extends FillSelectProps {
  families: readonly Family[];
}

/** All families by category. Typing letters finds one, as in every list of a browser. */
function FamilySelect({ families, ...select }: FamilySelectProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <FillSelect {...select}>
      {FAMILY_CATEGORIES.map((category) => (
        <optgroup key={category} label={words(`category.${category}`)}>
          {families
            .filter((family) => family.category === category)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
        </optgroup>
      ))}
    </FillSelect>
  );
}

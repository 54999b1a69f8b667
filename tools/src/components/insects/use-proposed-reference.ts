import { useEffect, useRef } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { nextReference } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import type { InsectField } from '../../model/insects/insect-values.ts';

/** The reference follows the family, with the letters of its other lots, until somebody writes one of their own. */
export function useProposedReference(form: EditFormState<InsectField>, first: string): void {
  const api = toolsApi(useRemote().browserApi);
  const { familyId, reference } = form.values;
  const latest = useRef({ api, form, reference });
  const proposed = useRef(first);
  const begun = useRef(familyId);
  useEffect(() => {
    latest.current = { api, form, reference };
  });
  useEffect(() => {
    if (familyId === '' || familyId === begun.current) return undefined;
    begun.current = familyId;
    let isWanted = true;
    void nextReference(latest.current.api, { family: familyId }).then((answer) => {
      const { form: now, reference: written } = latest.current;
      if (!isWanted || !answer.ok || written !== proposed.current) return;
      proposed.current = answer.value.reference;
      now.set('reference', answer.value.reference);
    });
    return () => {
      isWanted = false;
    };
  }, [familyId]);
}

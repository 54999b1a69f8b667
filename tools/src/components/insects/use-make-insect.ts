import type { InsectCreation } from '@vitrine/shared/contract/tools/catalogue';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { createInsect } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useCurrentStaff } from '../../model/current-staff.ts';
import { sentKey } from '../../model/editing/drafts.ts';

/**
 * Makes a new lot. Sent again, because its answer was lost, it is the same lot.
 * @param name of its form, under which this tab keeps what is typed
 */
export function useMakeInsect(name: string) {
  const api = toolsApi(useRemote().browserApi);
  const intent = useIdempotencyKey(sentKey(`${useCurrentStaff().email}:${name}`));
  return async (creation: InsectCreation) => {
    const answer = await createInsect(api, { ...creation, key: intent.keyFor(creation) });
    // Also when the page is gone by now: the next press means another one.
    if (answer.ok) intent.done();
    return answer;
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import type { RemoteFrame } from '@vitrine/shared/remote/remote-routes';
import { readMe } from '../api/access/staff-session.ts';
import { Workbench } from '../components/bench/Workbench.tsx';

/** Null for who is not staff, or cannot be known: the page then says what is the matter. */
export const loader = async (
  args: LoaderFunctionArgs,
  { remote }: Parameters<NonNullable<RemoteFrame['loader']>>[1],
): Promise<Staff | null> => {
  const answer = await readMe(remote, args);
  return answer.ok ? answer.value : null;
};

export const Component = Workbench;

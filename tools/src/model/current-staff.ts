import { createContext, use } from 'react';
import type { Right, Staff } from '@vitrine/shared/contract/tools/tools';

const CurrentStaff = createContext<Staff | null>(null);
export const CurrentStaffProvider = CurrentStaff.Provider;

/** The member of staff who is logged in. */
export function useCurrentStaff(): Staff {
  const me = use(CurrentStaff);
  if (!me) throw new Error('useMe is for components below the workbench');
  return me;
}

/** Whether they have a right: actions without it are not offered. */
export function useMay(right: Right): boolean {
  return useCurrentStaff().rights.includes(right);
}

/** For components that shoppers see too. */
export function useIsStaff(): boolean {
  return use(CurrentStaff) !== null;
}

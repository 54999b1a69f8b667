import { createContext, use } from 'react';
import type { Right, Staff } from '@vitrine/shared/contract/tools';

const Me = createContext<Staff | null>(null);
export const MeProvider = Me.Provider;

/** Who works here now. */
export function useMe(): Staff {
  const me = use(Me);
  if (!me) throw new Error('useMe is for components below the workbench');
  return me;
}

/** Whether who works here may do something: what one may not do is not offered. */
export function useMay(right: Right): boolean {
  return useMe().rights.includes(right);
}

/** For what is drawn for others, too. */
export function useIsStaff(): boolean {
  return use(Me) !== null;
}

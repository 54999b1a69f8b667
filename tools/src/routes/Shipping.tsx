import { staffPage } from '../api/staff-page.ts';
import { InPreparation } from '../components/InPreparation.tsx';
import { toolHead } from '../model/tool-head.ts';

export const loader = staffPage(() => null);
export const head = toolHead;

export function Component() {
  return <InPreparation name="toolsShipping" />;
}

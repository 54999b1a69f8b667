import { TOOL_PAGES, type ToolName } from '../model/tool-pages.ts';
import { useWords } from '../model/use-words.ts';
import { WorkPage } from './WorkPage.tsx';

/** A page that has its place, and nothing on it yet. */
export function InPreparation({ name }: { name: ToolName }) {
  const words = useWords();
  return (
    <WorkPage title={words(TOOL_PAGES[name].title)} name={name}>
      <p>{words('common.inPreparation')}</p>
    </WorkPage>
  );
}

import { loadPictures } from '../../api/insects/load-pictures.ts';
import { staffPage } from '../../api/staff-page.ts';
import { PicturesPage } from '../../components/pictures/PicturesPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';

export const loader = staffPage((args, visit) => loadPictures(args, visit, 'family'));
export const head = toolHead;

export function Component() {
  return <PicturesPage name="toolsImagesFamily" kind="family" {...usePageData<typeof loader>()} />;
}

import type { RouteName } from '@vitrine/shared/paths/route-table';
import type messages from '../messages/en.json';

/** The tools in the order of a day's work: pictures first, then gaps, then tidying. */
export const TOOL_PAGES = [
  { name: 'toolsImagesInsect', title: 'tools.imagesInsect' },
  { name: 'toolsImagesFamily', title: 'tools.imagesFamily' },
  { name: 'toolsMissingFamily', title: 'tools.missingFamily' },
  { name: 'toolsMissingOrigin', title: 'tools.missingOrigin' },
  { name: 'toolsSpacesInsects', title: 'tools.spacesInsects' },
  { name: 'toolsSpacesFamilies', title: 'tools.spacesFamilies' },
] as const satisfies { name: RouteName; title: keyof typeof messages }[];

/** The title of a page: a tool's own, or that of the index. */
export function titleOf(name: RouteName): keyof typeof messages {
  return TOOL_PAGES.find((page) => page.name === name)?.title ?? 'tools.title';
}

import type { Right, Staff } from '@vitrine/shared/contract/tools/tools';
import { ROUTES, type RouteName } from '@vitrine/shared/paths/route-table';
import type { MessageId } from './use-words.ts';

export type ToolName = Extract<RouteName, 'tools' | `tools${Capitalize<string>}`>;

/** The groups of the side navigation, in their order. */
export const GROUPS = ['work', 'catalogue', 'shop', 'house'] as const;
export type Group = (typeof GROUPS)[number];

interface ToolPage {
  title: MessageId;
  /** Its name in the navigation, where that is another than its title. */
  nav?: MessageId;
  /** What one must be allowed to do to open it; null for everybody of the shop. */
  right: Right | null;
  /** Where it stands in the navigation; without a group it does not stand there. */
  group?: Group;
  /** The page of the navigation that it is a step below. */
  within?: ToolName;
  /** The page of the navigation that it stands beside: one leads to the other. */
  beside?: ToolName;
}

/** Every page of the tools, in the order of the navigation. */
export const TOOL_PAGES: Record<ToolName, ToolPage> = {
  tools: { title: 'dashboard.title', right: null },
  toolsOrders: { title: 'orders.title', right: 'orders-read', group: 'work' },
  toolsOrderNew: { title: 'phone.title', right: 'orders-write', within: 'toolsOrders' },
  toolsOrder: { title: 'order.title', right: 'orders-read', within: 'toolsOrders' },
  toolsReservations: { title: 'reservations.title', right: 'orders-read', group: 'work' },
  toolsLedgers: { title: 'ledgers.title', right: 'orders-read', group: 'work' },
  toolsInsects: { title: 'insects.title', right: 'catalogue-read', group: 'catalogue' },
  toolsInsectNew: { title: 'insectNew.title', right: 'catalogue-write', within: 'toolsInsects' },
  toolsInsectPhotos: { title: 'photos.title', right: 'catalogue-write', within: 'toolsInsects' },
  toolsInsect: { title: 'insect.title', right: 'catalogue-read', within: 'toolsInsects' },
  toolsFamilies: { title: 'families.title', right: 'catalogue-read', group: 'catalogue' },
  toolsFamilyNew: { title: 'familyNew.title', right: 'catalogue-write', within: 'toolsFamilies' },
  toolsFamily: { title: 'family.title', right: 'catalogue-read', within: 'toolsFamilies' },
  toolsImagesInsect: {
    title: 'imagesInsect.title',
    nav: 'nav.images',
    right: 'catalogue-write',
    group: 'catalogue',
  },
  toolsImagesFamily: { title: 'imagesFamily.title', right: 'catalogue-write', beside: 'toolsImagesInsect' },
  toolsImport: { title: 'import.title', right: 'catalogue-read', group: 'catalogue' },
  toolsMissingFamily: {
    title: 'missingFamily.title',
    nav: 'nav.missing',
    right: 'catalogue-read',
    group: 'catalogue',
  },
  toolsMissingOrigin: { title: 'missingOrigin.title', right: 'catalogue-read', beside: 'toolsMissingFamily' },
  toolsSpacesInsects: {
    title: 'spacesInsects.title',
    nav: 'nav.spaces',
    right: 'catalogue-read',
    group: 'catalogue',
  },
  toolsSpacesFamilies: {
    title: 'spacesFamilies.title',
    right: 'catalogue-read',
    beside: 'toolsSpacesInsects',
  },
  toolsClosings: { title: 'closings.title', right: 'shop-read', group: 'shop' },
  toolsShipping: { title: 'shipping.title', right: 'shop-read', group: 'shop' },
  toolsTexts: { title: 'texts.title', right: 'shop-read', group: 'shop' },
  toolsText: { title: 'text.title', right: 'shop-read', within: 'toolsTexts' },
  toolsPosts: { title: 'posts.title', right: 'shop-read', group: 'shop' },
  toolsPostNew: { title: 'postNew.title', right: 'shop-write', within: 'toolsPosts' },
  toolsPost: { title: 'post.title', right: 'shop-read', within: 'toolsPosts' },
  toolsSettings: { title: 'settings.title', right: 'shop-read', group: 'shop' },
  toolsStaff: { title: 'staff.title', right: 'staff', group: 'house' },
  toolsMails: { title: 'mails.title', right: 'system', group: 'house' },
  toolsReleases: { title: 'releases.title', right: 'system', group: 'house' },
  toolsVitals: { title: 'vitals.title', right: 'system', group: 'house' },
  toolsBackups: { title: 'backups.title', right: 'system', group: 'house' },
  toolsAudit: { title: 'audit.title', right: 'staff', group: 'house' },
};

const NAMES = Object.keys(TOOL_PAGES) as ToolName[];

export function isToolName(name: RouteName): name is ToolName {
  return name in TOOL_PAGES;
}

/** Whether somebody may open a page. */
export function mayOpen(name: ToolName, { rights }: Pick<Staff, 'rights'>): boolean {
  const { right } = TOOL_PAGES[name];
  return right === null || rights.includes(right);
}

/** The pages of a group that somebody may open. */
export function pagesOf(group: Group, me: Pick<Staff, 'rights'>): ToolName[] {
  return NAMES.filter((name) => TOOL_PAGES[name].group === group && mayOpen(name, me));
}

/** Every page that somebody may open and that needs no more than its name: those of one record are left out. */
export function openPages(me: Pick<Staff, 'rights'>): ToolName[] {
  return NAMES.filter((name) => mayOpen(name, me) && !ROUTES[name].path.en.includes(':'));
}

/** The page of the navigation that is marked while a page is open. */
export function markedFor(name: ToolName): ToolName {
  const { within, beside } = TOOL_PAGES[name];
  return within ?? beside ?? name;
}

/** Pages that stand side by side; one alone has none beside it. */
export function besideOf(name: ToolName): ToolName[] {
  const first = TOOL_PAGES[name].beside ?? name;
  const pages = NAMES.filter((other) => other === first || TOOL_PAGES[other].beside === first);
  return pages.length > 1 ? pages : [];
}

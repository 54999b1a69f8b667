import { REMOTES, SAMPLE_SHOP, WORKSPACES } from '../apps.ts';
import { importedFile, type Sources } from './import-graph.ts';

/** An import that is refused: which files may not import which, as paths below the root, and why. */
interface Arrow {
  from: RegExp;
  to: RegExp;
  why: string;
}

const within = (...folders: string[]) => new RegExp(`^(?:${folders.join('|')})/`);

/** A deployable knows `shared` and nothing of the others. */
const deployables = WORKSPACES.filter((name) => name !== 'shared');
const betweenDeployables: Arrow[] = WORKSPACES.map((name) => ({
  from: within(name),
  to: within(...deployables.filter((other) => other !== name)),
  why: 'Deployables meet only through shared/ and at run time.',
}));

const names = REMOTES.map(({ name }) => name).join('|');
const ofRemotes = (...parts: string[]) => new RegExp(`^(?:${names})/src/(?:${parts.join('|')})/`);
const inRemotes: Arrow[] = [
  { from: ofRemotes('model'), to: ofRemotes('routes', 'components', 'api'), why: 'Rules know no page.' },
  { from: ofRemotes('api'), to: ofRemotes('routes', 'components'), why: 'An endpoint knows no page.' },
  {
    from: ofRemotes('components'),
    to: ofRemotes('routes'),
    why: 'A component is drawn by pages, not the other way.',
  },
];

const inShared: Arrow[] = [
  {
    from: within('shared/src/contract'),
    to: /^shared\/src\/(?!contract\/)/,
    why: 'The contract depends on nothing.',
  },
  {
    from: /^shared\/src\/(?:cart|content|paths|http|i18n|platform)\//,
    to: /^shared\/src\/(?:ui|forms|remote)\//,
    why: 'Rules know no React.',
  },
  {
    from: /^shared\/src\/(?:ui|forms)\/(?!.*\.test\.tsx$)/,
    to: /^shared\/src\/(?:http|remote)\//,
    why: 'Looks and forms fetch nothing.',
  },
  { from: /^shared\/src\/ui\//, to: /^shared\/src\/forms\//, why: 'Forms are drawn of looks.' },
];

/** What answers requests: it stands above all subjects, and only the app imports it. */
const ROUTES = /^server\/src\/(?:.+\/)?(?:tools-)?routes(?:\/|\.ts$)/;
const inServer: Arrow[] = [
  {
    from: within('server'),
    to: within('shared/src/(?:ui|forms|remote|http)'),
    why: 'The server knows contract, paths, rules.',
  },
  {
    from: within(SAMPLE_SHOP),
    to: within('server/src'),
    why: 'The sample shop knows the contract, not the server.',
  },
  {
    from: /^server\/src\/(?:.+\/)?rules\//,
    to: /^(?!server\/src\/(?:(?:.+\/)?rules\/|(?:.+\/)?messages\/|platform\/)|shared\/src\/(?:contract\/|paths\/|i18n\/|platform\/(?:escape-html|is-record|time)\.ts$))/,
    why: 'Rules are pure: they import rules, the contract, addresses, and what has nothing to do with a shop.',
  },
  {
    from: /^server\/src\/(?:.+\/)?store\//,
    to: /^server\/src\/operations\/(?!store\/)/,
    why: 'SQL sends nothing, and runs by no clock.',
  },
  {
    from: new RegExp(
      `^(?!.*\\.test\\.ts$)(?!${ROUTES.source.slice(1)})server/src/(?!(?:app|testing|bench)/|main\\.ts)`,
    ),
    to: ROUTES,
    why: 'Routes are for the app alone.',
  },
];

/** What one team can own each. The others see no more of one than its door. */
const SUBJECTS = [
  'accounts',
  'books',
  'catalogue',
  'contact',
  'content',
  'figures',
  'imports',
  'invoices',
  'mail',
  'notifications',
  'orders',
  'payments',
  'pictures',
  'releases',
  'shipping',
  'shop',
  'staff',
  'texts',
  'tools',
];

/**
 * Subjects import each other's `index.ts` alone. Tests look inside, the app gathers the routes, and rules may use each
 * other's rules: a door would lead them to a database.
 */
function betweenSubjects(subjects: readonly string[]): Arrow[] {
  return subjects.map((name) => ({
    from: new RegExp(`^server/src/(?!${name}/|testing/|bench/|.*\\.test\\.ts$|.*/testing/|[^/]+/rules/)`),
    to: new RegExp(`^server/src/${name}/(?!index\\.ts$|(?:tools-)?routes/|(?:.+/)?messages/)`),
    why: `The door of ${name} is its index.ts.`,
  }));
}

/** Rooms that all subjects use: rules, replies and words are open, their tables are behind a door. */
const COMMON_ROOMS = ['forms', 'http', 'operations'];

function intoCommonRooms(rooms: readonly string[]): Arrow[] {
  return rooms.map((name) => ({
    from: new RegExp(`^server/src/(?!${name}/|testing/|bench/|.*\\.test\\.ts$|.*/testing/)`),
    to: within(`server/src/${name}/store`),
    why: `The door to what ${name} stores is its index.ts.`,
  }));
}

/** The one list of who may not import whom. A new remote has its walls by itself; a new subject has a line above. */
export const ARROWS: Arrow[] = [
  ...betweenDeployables,
  ...inRemotes,
  ...inShared,
  ...inServer,
  ...betweenSubjects(SUBJECTS),
  ...intoCommonRooms(COMMON_ROOMS),
];

/** Imports that are refused, a line each: file → file, and why. */
export function findBreaches(sources: Sources, arrows: Arrow[]): string[] {
  return [...sources].flatMap(([file, { imports }]) => {
    const mine = arrows.filter(({ from }) => from.test(file));
    return imports.flatMap((request) => {
      const other = importedFile(sources, file, request);
      const broken = other === undefined ? [] : mine.filter(({ to }) => to.test(other));
      return broken.map(({ why }) => `${file} → ${other}: ${why}`);
    });
  });
}

/** Where SQL stands by right: stores, the database's own room, what fills or measures a shop, and tests. */
const SQL_PLACES = /\/store\/|\.test\.ts$|\/(?:database|testing|bench|fill)\//;

/** Where the server holds SQL outside `store/`. */
export function findSql(sources: Sources): string[] {
  return [...sources]
    .filter(([file, { hasSql }]) => hasSql && file.startsWith('server/src/') && !SQL_PLACES.test(file))
    .map(([file]) => `${file} holds SQL outside store/`);
}

/** Its rooms may not import each other in a circle either; a file beside them counts as a room. */
const ROOMS = 'server/src/';
/** Tests go through the whole house. */
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

type Graph = Map<string, Set<string>>;

/** Imports, types included, that lead back to where they stand: between files, and between folders of the server. */
export function findCircles(sources: Sources): string[] {
  const files: Graph = new Map();
  const rooms: Graph = new Map();
  for (const [file, { imports }] of sources) {
    const others = imports.flatMap((request) => importedFile(sources, file, request) ?? []);
    files.set(file, new Set(others));
    const room = roomOf(file);
    if (room === null) continue;
    const known = rooms.get(room) ?? new Set();
    rooms.set(room, known);
    for (const other of others.map(roomOf)) if (other !== null && other !== room) known.add(other);
  }
  return [...circlesOf(files), ...circlesOf(rooms)];
}

/** Routes are rooms of their own: those of one subject may use every other. Texts are no code. */
function roomOf(file: string): string | null {
  const isOutside = !file.startsWith(ROOMS) || OF_TESTS.test(file) || file.endsWith('.json');
  if (isOutside) return null;
  const room = file.slice(ROOMS.length).split('/', 1)[0] ?? null;
  return ROUTES.test(file) ? `routes of ${room}` : room;
}

/** A depth-first search: an edge back to a place that is still open closes a circle. */
function circlesOf(graph: Graph): string[] {
  const circles: string[] = [];
  const open: string[] = [];
  const done = new Set<string>();
  const visit = (place: string) => {
    if (done.has(place)) return;
    const start = open.indexOf(place);
    if (start >= 0) return void circles.push(`A circle: ${[...open.slice(start), place].join(' → ')}.`);
    open.push(place);
    for (const next of graph.get(place) ?? []) visit(next);
    open.pop();
    done.add(place);
  };
  for (const place of graph.keys()) visit(place);
  return circles;
}

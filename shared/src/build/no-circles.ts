import path from 'node:path';
import type { Rule } from 'eslint';
import { importedFile, readImports } from './import-graph.ts';
import { ROOT } from './folders.ts';

/** Its folders may not import each other in a circle either; a file beside them counts as a folder. */
const ROOMS = 'server/src/';
/** Tests go through the whole house. */
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

type Graph = Map<string, Iterable<string>>;

/** Read once: lint is a run, not a service. */
let graphs: { files: Graph; rooms: Graph } | undefined;

type Importing = Extract<
  Rule.Node,
  { type: 'ImportDeclaration' | 'ImportExpression' | 'ExportNamedDeclaration' | 'ExportAllDeclaration' }
>;

/** Refuses an import that leads back to where it stands: between files, and between the folders of the server. */
export const noCircles: Rule.RuleModule = {
  meta: { type: 'problem', messages: { circle: 'A circle: {{way}}.' }, schema: [] },
  create(context) {
    const { files, rooms } = (graphs ??= readGraphs());
    const file = path.relative(ROOT, context.filename);
    const check = ({ source }: Importing) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const other = importedFile(file, source.value);
      if (other === undefined) return;
      const way = wayBack(files, file, other) ?? wayBetweenRooms(rooms, file, other);
      if (way) context.report({ node: source, messageId: 'circle', data: { way: way.join(' → ') } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function readGraphs() {
  const files = readImports();
  const rooms = new Map<string, Set<string>>();
  for (const [file, others] of files) {
    const room = roomOf(file);
    if (room === null) continue;
    const known = rooms.get(room) ?? new Set();
    rooms.set(room, known);
    for (const other of others.map(roomOf)) if (other !== null && other !== room) known.add(other);
  }
  return { files, rooms };
}

function roomOf(file: string): string | null {
  const isOutside = !file.startsWith(ROOMS) || OF_TESTS.test(file);
  return isOutside ? null : (file.slice(ROOMS.length).split('/', 1)[0] ?? null);
}

function wayBetweenRooms(rooms: Graph, file: string, other: string): string[] | null {
  const [from, to] = [roomOf(file), roomOf(other)];
  return from === null || to === null || from === to ? null : wayBack(rooms, from, to);
}

/** The shortest way from `start` through `first` to `start` again; null when there is none. */
function wayBack(graph: Graph, start: string, first: string): string[] | null {
  const ways = new Map([[first, [start, first]]]);
  for (const [place, way] of ways) {
    if (place === start) return way;
    for (const next of graph.get(place) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return null;
}

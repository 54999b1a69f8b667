import path from 'node:path';
import { importedFile, readImports } from './import-graph.js';
import { ROOT } from './folders.js';

/** Its folders may not import each other in a circle either; a file beside them counts as a folder. */
const ROOMS = 'server/src/';
/** Tests go through the whole house. */
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** Read once: lint is a run, not a service. */
let graphs;

/** Refuses an import that leads back to where it stands: between files, and between the folders of the server. */
export const noCircles = {
  meta: { type: 'problem', messages: { circle: 'A circle: {{way}}.' }, schema: [] },
  create(context) {
    const { files, rooms } = (graphs ??= readGraphs());
    const file = path.relative(ROOT, context.filename);
    const check = ({ source }) => {
      const other = typeof source?.value === 'string' ? importedFile(file, source.value) : undefined;
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
  const rooms = new Map();
  for (const [file, others] of files) {
    const room = roomOf(file);
    if (room === null) continue;
    const known = rooms.get(room) ?? rooms.set(room, new Set()).get(room);
    for (const other of others) known.add(roomOf(other));
    known.delete(room);
    known.delete(null);
  }
  return { files, rooms };
}

function roomOf(file) {
  const isOutside = !file.startsWith(ROOMS) || OF_TESTS.test(file);
  return isOutside ? null : file.slice(ROOMS.length).split('/', 1)[0];
}

function wayBetweenRooms(rooms, file, other) {
  const [from, to] = [roomOf(file), roomOf(other)];
  return from === null || to === null || from === to ? null : wayBack(rooms, from, to);
}

/** The shortest way from `start` through `first` to `start` again; null when there is none. */
function wayBack(graph, start, first) {
  const ways = new Map([[first, [start, first]]]);
  for (const [place, way] of ways) {
    if (place === start) return way;
    for (const next of graph.get(place) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return null;
}

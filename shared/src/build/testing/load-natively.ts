/**
 * Jest transform of what is tested, in place of its source: Node itself loads the file, once for all suites of a worker.
 * Jest alone would read, link and run some 1,500 modules for each suite. `requireByNode` is in `main-realm.ts`.
 */
export default { process: () => ({ code: 'module.exports = requireByNode(__filename);' }) };

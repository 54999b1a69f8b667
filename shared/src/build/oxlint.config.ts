import { defineConfig } from 'oxlint';

/** Who may import whom, circles and packages are no matter of single files: see `walls.ts`. */
export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'oxc', 'typescript', 'react', 'jsx-a11y'],
  // What is wrong wherever it stands: promises that nobody awaits are among it, and all of jsx-a11y.
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'react/rules-of-hooks': 'error',
    'eslint/no-array-constructor': 'error',
    'eslint/no-case-declarations': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-prototype-builtins': 'error',
    'eslint/no-regex-spaces': 'error',
    'eslint/no-useless-assignment': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'eslint/preserve-caught-error': 'error',

    // Methods of ours are functions in objects, without `this`: they are taken out of them everywhere.
    'typescript/unbound-method': 'off',
    // A text is spread to count or change its code points.
    'typescript/no-misused-spread': 'off',
    // Fields of forms are texts; `FormData` could hold files too.
    'typescript/no-base-to-string': 'off',
    // Small numbers and booleans of tests sort as texts do.
    'typescript/require-array-sort-compare': 'off',
    // A member that the type of all texts includes still tells what it stands for.
    'typescript/no-redundant-type-constituents': 'off',
    // It takes a pair of a name and an element for a list; React tells of lists without keys itself.
    'react/jsx-key': 'off',
    // These ask for the React Compiler's way to write components, and it is not used.
    'react/globals': 'off',
    'react/immutability': 'off',
    'react/purity': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',

    // `list-style: none` and `display: grid` take the roles of lists and tables away: they are given back.
    'jsx-a11y/no-redundant-roles': [
      'error',
      {
        ...{ ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
        ...{ table: ['table'], td: ['cell'], th: ['columnheader', 'rowheader'] },
      },
    ],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
    // What scrolls must be reached by keys, and named.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    // As recommended: a field may take the focus where its page is for typing; things are dragged, or have the buttons too.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      {
        handlers: [
          ...['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp'],
          ...['onKeyPress', 'onKeyDown', 'onKeyUp'],
        ],
      },
    ],
    // Not among the recommended: an option of a datalist is labelled by its value, a status is no `output` of a form.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    // A press outside is the mouse's; Escape does the same, which the browser tells as `cancel`.
    {
      files: ['**/shared/src/ui/feedback/Dialog.tsx'],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
      },
    },
    // Keys go from row to row: they come from what has the focus in a row, a link or a box.
    {
      files: ['**/tools/src/components/list/DataTable.tsx'],
      rules: { 'jsx-a11y/no-noninteractive-element-interactions': 'off' },
    },
    // What begins with `use` is no hook here.
    { files: ['**/server/src/**', '**/e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
  ],
});

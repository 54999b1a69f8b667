/** `Link.displayName = "Link";` on a line of its own. */
const NAMED = /^[\w$]+\.displayName = "[\w ]+";$/gm;
/** What makes a component or a context at the top of a file, and does nothing else. */
const MADE = /^(const [\w$]+ = )([\w$]+\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Webpack loader for a package of components that are named after they are made: for a bundler that is a use, so those
 * that nobody draws stay in every page. The names, which devtools alone show, go, and what makes one is said to be pure.
 */
export default function pureComponents(source: string): string {
  return source.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2');
}

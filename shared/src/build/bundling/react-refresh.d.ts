/** What development uses of React's refresh runtime, which brings no types. */
declare module 'react-refresh/runtime' {
  export interface RefreshRuntime {
    injectIntoGlobalHook(scope: object): void;
    /** Says that `id` now means this component. */
    register(type: unknown, id: string): void;
  }
  const runtime: RefreshRuntime;
  export default runtime;
}

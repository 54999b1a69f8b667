/** A change of the code under which a test that a row of `SECURITY.md` cites must fail. */
export interface Mutation {
  /** Numbers of the requirements that it breaks. */
  rows: string[];
  /** What the shop would do with it. */
  name: string;
  /** From the root. */
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
}

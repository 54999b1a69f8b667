/** Both ends are within. */
export interface Bounds {
  from: number;
  to: number;
}

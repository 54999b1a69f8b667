import type { FastifyInstance } from 'fastify';

/** A process of the shop, ready to listen. */
export interface RunningProcess {
  app: FastifyInstance;
  /** Begins the work beside the answers, in roles that do it. Returns what ends it. */
  startJobs(): Promise<() => Promise<void>>;
  /** Lets go of what the app does not own, once it is closed. */
  close(): Promise<void>;
}

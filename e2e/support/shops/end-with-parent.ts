import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before a program (`--import`) whose parent holds a channel to it. When the parent is gone, however it went, the
 * channel closes and the program is told to end: a run that is broken off leaves no shop behind.
 */
if (isMainThread && process.channel) {
  // What the program forks has a channel and ends of its own.
  process.execArgv = [];
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

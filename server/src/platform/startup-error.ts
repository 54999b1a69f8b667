import { errorCode } from './error-code.ts';

/** Why the shop cannot open, in a sentence for whoever runs it: it names the variable to change. */
export class StartupError extends Error {}

/** What a failure to listen means; any other failure as it is. */
export function explainListenError(error: unknown, port: number, host: string, variable = 'PORT'): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartupError(`${variable}: ${port} on ${host} is in use by another program.`, {
      cause: error,
    });
  }
  if (code === 'EACCES') return new StartupError(`${variable}: ${port} may not be used.`, { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST: ${host} is no address of this machine.`, { cause: error });
  }
  return error;
}

import { createRequire } from 'node:module';
import vm from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

type TimerOptions = ConstructorParameters<typeof ModernFakeTimers>[0];

/** Stands for the process's own context, which `compileFunction` knows as no context at all. */
const MAIN = vm.createContext({});
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(code, parameters, parsingContext === MAIN ? options : { ...options, parsingContext });

Object.assign(globalThis, { requireByNode: createRequire(import.meta.url) });

/** What Jest keeps of one suite on the globals. */
const OF_ONE_SUITE =
  /^(JEST_|EVENT_HANDLERS$|RETRY_|LOG_ERRORS_BEFORE_RETRY$|WAIT_BEFORE_RETRY$|TEST_TIMEOUT_)/;

/**
 * Jest environment that runs a suite in the process's own realm, so that modules which Node has loaded for all suites
 * (`load-natively.ts`) and the suite share one `Array`, one `Error` and one set of globals.
 */
export default class MainRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern: ModernFakeTimers;
  #process = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };
  #console = globalThis.console;

  constructor({ projectConfig }: { projectConfig: TimerOptions['config'] }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return ['node'];
  }

  getVmContext() {
    return MAIN;
  }

  /** Packages ask the process for Node's modules; theirs are not those of a suite. */
  async setup() {
    process.getBuiltinModule = this.#process.getBuiltinModule;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    Object.assign(process, this.#process);
    globalThis.console = this.#console;
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_ONE_SUITE.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
    }
  }
}

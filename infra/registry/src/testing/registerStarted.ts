import { afterAll, beforeAll, jest } from '@jest/globals';
import { START_MS } from './testRegistry.ts';

/**
 * Starts a part of the system before the tests of a file and closes it after them.
 * @returns the started part, whose members can be used in hooks and tests.
 */
export function registerStarted<Started extends object>(
  start: () => Promise<Started>,
  close: (started: Started) => Promise<void>,
): Started {
  let started: Started | undefined;
  jest.setTimeout(START_MS);
  beforeAll(async () => {
    started = await start();
  }, START_MS);
  afterAll(async () => {
    if (started) await close(started);
  }, START_MS);
  return new Proxy({} as Started, {
    get(_target, name): unknown {
      if (!started) throw new Error(`${String(name)} can be used in hooks and tests only.`);
      return Reflect.get(started, name);
    },
  });
}

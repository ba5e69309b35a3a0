import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from './testApi.ts';
import { START_MS } from './testDatabase.ts';

/**
 * An api for the tests of a file, started before them and closed after them. Its members can be used in hooks
 * and tests only.
 */
export function useTestApi(...options: Parameters<typeof startTestApi>): TestApi {
  let api: TestApi | undefined;
  beforeAll(async () => {
    api = await startTestApi(...options);
  }, START_MS);
  afterAll(() => api?.close());
  return new Proxy({} as TestApi, {
    get(_target, name): unknown {
      if (!api) throw new Error(`${String(name)} can be used in hooks and tests only.`);
      return Reflect.get(api, name);
    },
  });
}

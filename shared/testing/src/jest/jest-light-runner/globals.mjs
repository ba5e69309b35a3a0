import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { jestObject, restoreAll } from './mocks.mjs';

/** The exports of `@jest/globals` for the test file that imports this instance. */
export const expect = jestExpect;
export const describe = circus.describe;
export const it = withTimeLimit(circus.test);
export const test = it;
export const beforeAll = (fn, ms) => circus.beforeAll(limited(fn, ms));
export const beforeEach = (fn, ms) => circus.beforeEach(limited(fn, ms));
export const afterAll = (fn, ms) => circus.afterAll(limited(fn, ms));
export const afterEach = (fn, ms) => circus.afterEach(limited(fn, ms));

/** Upper limit for one test on a loaded machine; a test of a time limit asserts it itself. */
let fileLimitMs = 60_000;
export const jest = { ...jestObject, setTimeout: (ms) => void (fileLimitMs = ms) };

const environment = { ...process.env };
circus.afterAll(() => {
  restoreAll();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});

// tests may replace the timers
const { setTimeout, clearTimeout } = globalThis;

/** The runner itself waits without a limit for a test that hangs. */
function limited(fn, ms) {
  if (fn.length > 0) throw new Error('A test or hook returns a promise instead of calling done.');
  return async () => {
    const limitMs = ms ?? fileLimitMs;
    let timer;
    const expired = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Exceeded the time limit of ${limitMs} ms.`)), limitMs);
    });
    try {
      await Promise.race([fn(), expired]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function withTimeLimit(original) {
  const limitedTest = (name, fn, ms) => original(name, limited(fn, ms));
  limitedTest.each = (...table) => {
    const each = original.each(...table);
    return (name, fn, ms) => each(name, (...row) => limited(() => fn(...row), ms)());
  };
  limitedTest.skip = original.skip;
  limitedTest.todo = original.todo;
  if (original.only) limitedTest.only = withTimeLimit(original.only);
  return limitedTest;
}

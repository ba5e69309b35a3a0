// Testing Library with a limit for a busy machine: a query waits until its element is there, and only a
// failing one takes this long. Loaded by the tests that use it (`moduleNameMapper`).
import { configure } from '@testing-library/react/dist/index.js';

configure({ asyncUtilTimeout: 10_000 });

export * from '@testing-library/react/dist/index.js';

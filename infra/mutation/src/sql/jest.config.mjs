import { tmpdir } from 'node:os';
import path from 'node:path';
import jestConfig from '../../../../jest.config.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const [node] = jestConfig.projects;

/** The service tests unchanged, in the given order; the run ends with the first failure. */
export default {
  ...node,
  roots: [path.join(root, 'infra/api'), path.join(root, 'infra/money-proof')],
  cacheDirectory: path.join(tmpdir(), 'foyer-mutants-jest'),
  testSequencer: path.join(import.meta.dirname, 'givenOrder.mjs'),
  reporters: [path.join(import.meta.dirname, 'firstFailure.mjs')],
};

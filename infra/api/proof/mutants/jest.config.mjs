import { tmpdir } from 'node:os';
import path from 'node:path';
import jestConfig from '../../../../jest.config.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const [node] = jestConfig.projects;

/** The service tests as they are; the files in the order they are given in, and over with the first test that fails. */
export default {
  ...node,
  roots: [path.join(root, 'infra/api')],
  cacheDirectory: path.join(tmpdir(), 'foyer-mutants-jest'),
  testSequencer: path.join(import.meta.dirname, 'givenOrder.mjs'),
  reporters: [path.join(import.meta.dirname, 'firstFailure.mjs')],
};

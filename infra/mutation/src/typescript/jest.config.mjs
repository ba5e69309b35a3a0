import { isolatedNodeProject } from '@foyer/testing/jest';
import { MUTATION_GROUPS } from './groups.ts';

/** The tests of the groups, inside the copy of the repository whose sources are mutated: a folder that jest ignores by default. */
export default {
  ...isolatedNodeProject(process.cwd()),
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: [],
  testMatch: Object.values(MUTATION_GROUPS).flatMap(({ tests }) => tests.map((test) => `<rootDir>/${test}`)),
};

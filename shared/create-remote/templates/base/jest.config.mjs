import { remoteJestConfig } from '@foyer/testing/jest';

export default remoteJestConfig(import.meta.dirname);

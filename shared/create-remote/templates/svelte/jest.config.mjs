import { remoteJestConfig } from '@foyer/testing/jest';

const base = remoteJestConfig(import.meta.dirname);

export default {
  ...base,
  extensionsToTreatAsEsm: [...base.extensionsToTreatAsEsm, '.svelte'],
  testEnvironment: './test/svelteEnvironment.mjs',
  transform: { ...base.transform, '\\.svelte$': './test/svelteTransform.mjs' },
};

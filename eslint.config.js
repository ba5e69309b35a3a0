export { lintRules as default } from './shared/build/src/lint/config.ts';

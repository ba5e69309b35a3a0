export { lintRules as default } from './shared/conventions/src/lint/config.ts';

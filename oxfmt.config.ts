export { formatRules as default } from './shared/conventions/src/format/config.ts';

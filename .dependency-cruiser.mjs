export { boundaries as default } from './shared/build/src/boundaries.ts';

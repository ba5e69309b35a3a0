export { boundaries as default } from './shared/conventions/src/boundaries/boundaries.ts';

/**
 * The baseline of the benchmark: the same sources as one webpack application.
 * @packageDocumentation
 */
export { republish } from './republish.ts';
export { publishMonolith } from './publishMonolith.ts';
export { useReleases } from './useReleases.ts';

/**
 * The baseline of the benchmark: the same sources as one webpack application.
 * @packageDocumentation
 */
export { laterRelease } from './laterRelease.ts';
export { publishMonolith } from './publishMonolith.ts';
export { useReleases } from './useReleases.ts';

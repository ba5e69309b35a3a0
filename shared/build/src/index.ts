/**
 * Build, check and publication of Foyer. Imported by configurations, tests and the launcher only.
 *
 * @packageDocumentation
 */
export { buildAll, publishAll } from './publish/publish.ts';
export { buildConsole } from './publish/console/buildConsole.ts';
export type { BuildResult, PublishOptions, PublishProgress } from './publish/publish.ts';
export { currentReleaseSet } from './publish/release/releaseSet.ts';
export { releaseFolder, releasesFolder } from './publish/release/store.ts';
export { watchReleases } from './dev/watchApp.ts';
export { watchOperations } from './dev/watchOperations.ts';
export type { Release } from './webpack/releaseFile.ts';
export { webpackConfiguration } from './webpack/preset.ts';

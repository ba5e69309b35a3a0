/**
 * The sports feed: a model of matches and prices that is a function of a seed and the time, told as a snapshot and numbered changes.
 * @packageDocumentation
 */
export { createSportsFeed, type SportsFeedDependencies } from './createSportsFeed.ts';

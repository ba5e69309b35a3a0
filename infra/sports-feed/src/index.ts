/**
 * The sports feed: matches and prices as a function of seed and time, published as a snapshot and numbered
 * changes. @packageDocumentation
 */
export { createSportsFeed, type SportsFeedDependencies } from './createSportsFeed.ts';

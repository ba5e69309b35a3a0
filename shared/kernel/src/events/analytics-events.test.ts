import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ANALYTICS_EVENT_NAMES } from './analytics-events.ts';

it('the catalogue of analytics events in shared/docs lists every event once', () => {
  const page = readFileSync(new URL('../../../docs/analytics-events.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(ANALYTICS_EVENT_NAMES);
});

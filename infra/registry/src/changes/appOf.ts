import { Refusal } from '@foyer/runtime';
import type { Change } from './change.ts';

/** The application of a change that concerns one. @throws {@link Refusal} for a change without it. */
export function appOf({ app }: Change): string {
  if (app === undefined)
    throw new Refusal(400, 'APP_MISSING', 'Specify the application, for example casino.');
  return app;
}

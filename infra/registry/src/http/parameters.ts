import { ENVIRONMENTS } from '@foyer/kernel/environments';
import * as v from 'valibot';
import { LOCAL_ENVIRONMENT } from '../environment.ts';

/** Query parameters of several routes. */
export const appParameter = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
export const releaseParameter = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
export const environmentParameter = v.optional(v.picklist(ENVIRONMENTS), LOCAL_ENVIRONMENT);

/** A whole number between the limits, both included. */
export const numberParameter = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));

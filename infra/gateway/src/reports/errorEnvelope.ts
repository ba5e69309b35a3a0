import * as v from 'valibot';
import { ERROR_EVENT_LIMITS, type ErrorEvent } from '@foyer/kernel/error-envelope';

const text = (field: Exclude<keyof typeof ERROR_EVENT_LIMITS, 'frames'>) =>
  v.pipe(v.string(), v.maxLength(ERROR_EVENT_LIMITS[field]));

const eventSchema = v.object({
  event_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  timestamp: v.number(),
  platform: v.literal('javascript'),
  level: v.literal('error'),
  environment: text('environment'),
  release: text('release'),
  tags: v.object({ area: text('area'), brand: text('brand'), locale: text('locale'), route: text('route') }),
  exception: v.object({
    values: v.pipe(
      v.array(
        v.object({
          type: text('type'),
          value: text('value'),
          stacktrace: v.object({
            frames: v.pipe(
              v.array(v.object({ filename: text('filename'), lineno: v.number(), colno: v.number() })),
              v.maxLength(ERROR_EVENT_LIMITS.frames),
            ),
          }),
        }),
      ),
      v.length(1),
    ),
  }),
}) satisfies v.GenericSchema<unknown, ErrorEvent>;

const eventText = v.pipe(v.string(), v.parseJson(), eventSchema);

/**
 * The event of an envelope from our shell, without fields that an error event does not have; undefined for other
 * input.
 */
export function parseErrorEnvelope(envelope: string): ErrorEvent | undefined {
  const [, , event = '', ...rest] = envelope.split('\n');
  const parsed = rest.length === 0 ? v.safeParse(eventText, event) : undefined;
  return parsed?.success === true ? parsed.output : undefined;
}

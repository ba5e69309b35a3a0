import * as v from 'valibot';
import type { ErrorEvent } from '@foyer/kernel/error-envelope';

const MAX_FRAMES = 8;
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const eventSchema = v.object({
  event_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  timestamp: v.number(),
  platform: v.literal('javascript'),
  level: v.literal('error'),
  environment: text(40),
  release: text(80),
  tags: v.object({ area: text(80), brand: text(40), locale: text(10), route: text(60) }),
  exception: v.object({
    values: v.pipe(
      v.array(
        v.object({
          type: text(80),
          value: text(300),
          stacktrace: v.object({
            frames: v.pipe(
              v.array(v.object({ filename: text(160), lineno: v.number(), colno: v.number() })),
              v.maxLength(MAX_FRAMES),
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

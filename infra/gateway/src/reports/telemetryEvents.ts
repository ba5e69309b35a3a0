import * as v from 'valibot';

const MAX_EVENTS = 50;
const MAX_FIELDS = 12;
const MAX_TEXT_LENGTH = 500;
const eventsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()), v.maxLength(MAX_EVENTS));
const NAME = /^[a-z][a-zA-Z0-9._-]{0,63}$/;

export type TelemetryEvent = Readonly<Record<string, string | number | boolean>>;

/**
 * Parses the shell's beacon: an array of flat records. Undefined for other input; invalid fields are
 * dropped, because a partial report is better than none.
 */
export function readTelemetryEvents(body: string): readonly TelemetryEvent[] | undefined {
  const parsed = v.safeParse(eventsSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.flatMap((event) => {
    const clean = cleanEvent(event);
    return Object.keys(clean).length === 0 ? [] : [clean];
  });
}

function cleanEvent(event: unknown): TelemetryEvent {
  if (typeof event !== 'object' || event === null) return {};
  const clean: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(event as Record<string, unknown>).slice(0, MAX_FIELDS)) {
    if (!NAME.test(name)) continue;
    if (typeof value === 'string')
      clean[name] = value.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, MAX_TEXT_LENGTH);
    else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      clean[name] = value;
  }
  return clean;
}

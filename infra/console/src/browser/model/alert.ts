import * as v from 'valibot';

const whatSchema = v.object({
  text: v.optional(v.string()),
  reason: v.optional(v.string()),
  releases: v.optional(v.array(v.string())),
  faults: v.optional(v.number()),
});

/** Text of an alert; unknown shapes are shown as they are. */
export function alertText(what: unknown): string {
  if (typeof what !== 'object' || what === null) return String(what);
  const known = v.safeParse(whatSchema, what);
  if (!known.success) return JSON.stringify(what);
  const { text, reason, releases, faults } = known.output;
  if (text !== undefined) return text;
  // format of older alerts
  if (reason !== undefined) return reason;
  if (releases !== undefined)
    return `Integrity check: files of ${releases.join(', ')} do not match their signatures (${faults ?? releases.length})`;
  return JSON.stringify(what);
}

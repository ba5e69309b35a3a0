import { contentSchemaOf, type ContentBodies, type ContentSection } from '@foyer/market/content';
import * as v from 'valibot';

/** Types whose wrong values a field can show: a choice, an empty number, an address. */
const SHOWN_TYPES: ReadonlySet<string> = new Set(['picklist', 'number', 'union']);

/** True for a body of the section's shape, whose values may be incomplete while a person types. */
export function isEditable<Section extends ContentSection>(
  section: Section,
  value: unknown,
): value is ContentBodies[Section] {
  const read = v.safeParse(contentSchemaOf(section), value);
  return (
    read.success || read.issues.every(({ kind, type }) => kind === 'validation' || SHOWN_TYPES.has(type))
  );
}

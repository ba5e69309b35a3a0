import { useText } from '@foyer/i18n';
import { messages } from './SectionEditor.messages.ts';

/** Place of a change where the whole section is protected. */
const WHOLE_SECTION = '*';
/** Place of an entry that has no id yet. */
const UNNAMED = '';

/** Returns the protected places of a change as a list. */
export function useProtectedPlaces(): (places: readonly string[]) => string {
  const text = useText();
  const nameOf = (place: string): string => {
    if (place === WHOLE_SECTION) return text(messages.wholeSection);
    return place === UNNAMED ? text(messages.newEntry) : place;
  };
  return (places) => places.map(nameOf).join(', ');
}

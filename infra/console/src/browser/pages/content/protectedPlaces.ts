import { useText } from '@foyer/i18n';
import { messages } from './SectionEditor.messages.ts';

/** Place of a change where the whole section is protected. */
const WHOLE_SECTION = '*';

/** Returns the protected places of a change as a list. */
export function useProtectedPlaces(): (places: readonly string[]) => string {
  const text = useText();
  return (places) =>
    places.map((place) => (place === WHOLE_SECTION ? text(messages.wholeSection) : place)).join(', ');
}

import { useText, type Message } from '@foyer/i18n';

/** Text for a code of a service; an unknown code is shown unchanged. */
export function useCodeText(): (texts: Readonly<Record<string, Message>>, code: string) => string {
  const text = useText();
  return (texts, code) => {
    const known = Object.hasOwn(texts, code) ? texts[code] : undefined;
    return known ? text(known) : code;
  };
}

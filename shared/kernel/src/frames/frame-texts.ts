/** Returns a text of a frame by its key, with `{name}` replaced by the value of that name. */
export type FormatFrameText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates the formatter for the texts of a game or payment frame, in the locale that its server chose.
 * Supports only `{name}` placeholders: an ICU parser would add 10 KB to the frame.
 * @param messages - Texts by id, where the id is `prefix` and the key.
 * @returns a formatter that shows the key of an unknown text, and the placeholder of a missing value.
 */
export function createFrameTexts(
  messages: Readonly<Record<string, string>>,
  prefix: string,
): FormatFrameText {
  return (key, values = {}) => {
    const id = `${prefix}${key}`;
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
    return (message ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
  };
}

export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of this frame by key without prefix; placeholders are `{name}`. */
export function createTexts(messages: Readonly<Record<string, string>>): Texts {
  return (key, values = {}) =>
    (messages[`pay.${key}`] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
}

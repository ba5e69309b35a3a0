export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of this frame's locale by key without prefix; placeholders are `{name}`. */
export function createTexts(messages: Readonly<Record<string, string>>): Texts {
  return (key, values = {}) => {
    const message = messages[`games.frame.${key}`] ?? key;
    return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  };
}

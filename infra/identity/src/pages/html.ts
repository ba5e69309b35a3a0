import { escapeHtml, trustedHtml, type Html } from '@foyer/runtime';

/** ` name="value"`; nothing for undefined and false; only the name for true. */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`];
  });
  return trustedHtml(texts.join(''));
}

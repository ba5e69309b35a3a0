import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './compileMessages.ts';

/** Id → ICU text. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Problems of a translation, one sentence each: missing and superfluous ids, invalid text, other values
 * than the English text has.
 */
export function translationProblems(source: Texts, translated: Texts): string[] {
  const problems: string[] = [];
  for (const id of Object.keys(source)) {
    if (translated[id] === undefined) problems.push(`${id} is missing`);
    else if (translated[id].trim() === '' && source[id]?.trim() !== '') problems.push(`${id} is empty`);
  }
  for (const [id, text] of Object.entries(translated)) {
    if (source[id] === undefined) problems.push(`${id} does not exist in English`);
    else problems.push(...differences(id, source[id], text));
  }
  return problems;
}

function differences(id: string, source: string, translated: string): string[] {
  try {
    const expected = valuesOf(parseMessage(id, source));
    const actual = valuesOf(parseMessage(id, translated));
    const missing = [...expected].filter((value) => !actual.has(value));
    const extra = [...actual].filter((value) => !expected.has(value));
    return [
      ...missing.map((value) => `${id} lacks ${value}`),
      ...extra.map((value) => `${id} has ${value}, which the English text does not have`),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * The values and tags of a message. A plain and a formatted use of a value count as one, because languages
 * differ in whether they need a plural.
 */
function valuesOf(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  const visit = (element: MessageFormatElement) => {
    if (element.type === TYPE.tag) {
      found.add(`<${element.value}>`);
      element.children.forEach(visit);
    } else if (element.type === TYPE.select || element.type === TYPE.plural) {
      found.add(`{${element.value}}`);
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      found.add(`{${element.value}}`);
    }
  };
  elements.forEach(visit);
  return found;
}

/** Checks that ids name their owner: `<package>.<area>.<key>`. */
export function idProblems(source: Texts, prefix: string): string[] {
  const pattern = new RegExp(`^${prefix}(\\.[A-Za-z0-9-]+){2,}$`);
  return Object.keys(source)
    .filter((id) => !pattern.test(id))
    .map((id) => `${id} must have the form ${prefix}.<area>.<key>`);
}

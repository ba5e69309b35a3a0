import * as v from 'valibot';

type Texts = Readonly<Record<string, string>>;

const textsSchema = v.record(v.string(), v.string());

/** Texts of a body; empty for a malformed body. */
export function textsOf(body: unknown): Texts {
  const read = v.safeParse(textsSchema, body);
  return read.success ? read.output : {};
}

/** Keys whose name or text contains all words of the search, in alphabetical order. */
export function searchTexts({
  value,
  delivered,
  english,
  extra,
  search,
  onlyEdited,
}: {
  /** Edited texts. */
  readonly value: Texts;
  readonly delivered: Texts;
  readonly english: Texts;
  /** Keys that were added and have no text yet. */
  readonly extra: readonly string[];
  readonly search: string;
  readonly onlyEdited: boolean;
}): readonly string[] {
  const words = search.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const all = onlyEdited
    ? Object.keys(value)
    : [...Object.keys(delivered), ...Object.keys(english), ...Object.keys(value), ...extra];
  return [...new Set(all)]
    .filter((key) => {
      const line = `${key} ${value[key] ?? delivered[key] ?? ''} ${english[key] ?? ''}`.toLocaleLowerCase(
        'en',
      );
      return words.every((word) => line.includes(word));
    })
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** Returns the texts with one changed; a text that equals the delivered one is not stored. */
export function withText(
  value: Texts,
  key: string,
  text: string | undefined,
  delivered: string | undefined,
): Texts {
  const rest = Object.fromEntries(Object.entries(value).filter(([known]) => known !== key));
  return text === undefined || text === delivered ? rest : { ...rest, [key]: text };
}

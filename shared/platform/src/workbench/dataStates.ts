import { ApolloLink, Observable } from '@apollo/client';

/** Changes to the API's answers of the chosen state. */
export const DATA_STATES = ['as arranged', 'loading', 'failing', 'empty lists', 'long texts'] as const;
export type DataState = (typeof DATA_STATES)[number];

/** The link of a state: its answers as they are, changed, or none at all. */
export function dataLink(state: string, answers: ApolloLink): ApolloLink {
  switch (state) {
    case 'loading':
      return new ApolloLink(() => new Observable(() => undefined));
    case 'failing':
      return new ApolloLink(
        () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
      );
    case 'empty lists':
      return changed(answers, withoutItems);
    case 'long texts':
      return changed(answers, (value) => withLongTexts(value));
    default:
      return answers;
  }
}

function changed(answers: ApolloLink, change: (data: unknown) => unknown): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) =>
        ApolloLink.execute(answers, operation, { client: operation.client }).subscribe({
          next: (result) =>
            observer.next({ ...result, data: change(result.data) as NonNullable<typeof result.data> }),
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );
}

/** The same data with empty lists. */
export function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return mapFields(value, (field) => withoutItems(field));
}

/** Fields by which code decides, or that name files. */
const NOT_A_TEXT =
  /^(?:__typename|id|.*Id|slug|code|type|kind|state|status|locale|currency.*|.*Code|url|href|src|.*Url|.*At|image|icon)$/;
const FILLER = ' – a considerably longer text than a designer had in mind when the page was drawn';

/** The same data with texts that are longer than usual. */
export function withLongTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const isText = /[a-z]/.test(value) && !NOT_A_TEXT.test(name) && !/^[\w.-]*[/:]\S*$/.test(value);
    return isText ? `${value}${FILLER}` : value;
  }
  if (Array.isArray(value)) return value.map((item) => withLongTexts(item, name));
  return mapFields(value, withLongTexts);
}

function mapFields(value: unknown, change: (field: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
}

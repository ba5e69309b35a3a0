/** Names of actions that run something or send data elsewhere; without ordinary links (`URI`, `GoTo`). */
export const ACTIVE_NAMES: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'XFA',
]);

/** Names of attached files. */
export const EMBEDDED_NAMES: ReadonlySet<string> = new Set([
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'Collection',
]);

/** Names that compressed data does not contain by chance. */
export const LONG_NAMES: ReadonlySet<string> = new Set(
  [...ACTIVE_NAMES, ...EMBEDDED_NAMES, 'Encrypt'].filter((name) => name.length > 6),
);

/** All names of a text, without the escapes that can hide a letter (`/J#61vaScript`). */
export function* namesIn(text: string): Generator<string> {
  for (const [, written = ''] of text.matchAll(/\/([^\s()<>[\]{}/%\0]{1,120})/g))
    yield written.includes('#')
      ? written.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      : written;
}

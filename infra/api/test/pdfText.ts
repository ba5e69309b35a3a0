import { inflateSync } from 'node:zlib';

/** Object of a PDF file: its dictionary, and its stream where it has one. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream: string | undefined;
}

/**
 * The visible text of each page of a PDF file made by PDFKit, a line for each drawn piece. Glyphs are decoded by the fonts' own
 * `ToUnicode` maps, so it is the text that a reader copies.
 */
export function pdfText(file: Buffer): readonly string[] {
  const objects = objectsOf(file);
  const maps = new Map([...objects].map(([id, object]) => [id, glyphsOf(objects, object)]));
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map((page) => {
      const resources = referred(objects, page.dictionary, 'Resources')?.dictionary ?? page.dictionary;
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
          name,
          maps.get(Number(id)) ?? new Map<number, string>(),
        ]),
      );
      return textOf(referred(objects, page.dictionary, 'Contents')?.stream ?? '', fonts);
    });
}

function objectsOf(file: Buffer): ReadonlyMap<number, PdfObject> {
  const text = file.toString('latin1');
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => {
      const [dictionary = '', data] = body.split('\nstream\n', 2);
      const bytes = data === undefined ? undefined : Buffer.from(data.replace(/\nendstream$/, ''), 'latin1');
      const isDeflated = dictionary.includes('/FlateDecode');
      const stream = bytes && (isDeflated ? inflateSync(bytes) : bytes).toString('latin1');
      return [Number(id), { dictionary, stream }];
    }),
  );
}

function referred(
  objects: ReadonlyMap<number, PdfObject>,
  dictionary: string,
  name: string,
): PdfObject | undefined {
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1];
  return id === undefined ? undefined : objects.get(Number(id));
}

/** Text by glyph id. */
function glyphsOf(
  objects: ReadonlyMap<number, PdfObject>,
  { dictionary }: PdfObject,
): ReadonlyMap<number, string> {
  const map = referred(objects, dictionary, 'ToUnicode')?.stream ?? '';
  return new Map(
    [...map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, start = '0', texts = '']) =>
      [...texts.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = ''], index): [number, string] => [
        Number.parseInt(start, 16) + index,
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let glyphs: ReadonlyMap<number, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    if (shown === undefined) continue;
    const ids = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('');
    lines.push((ids.match(/.{4}/g) ?? []).map((id) => glyphs.get(Number.parseInt(id, 16)) ?? '�').join(''));
  }
  return lines.join('\n');
}

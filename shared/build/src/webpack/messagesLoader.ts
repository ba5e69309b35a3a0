import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { compileMessages } from '../messages/compileMessages.ts';
import type { LaterTexts, TextSources } from '../publish/release/appBuild.ts';
import type { Texts } from '../messages/checkMessages.ts';
import { isInFile, LATER_QUERY, namesOfParts } from './laterTexts.ts';

const SOURCE_LANGUAGE = 'en';
/** Member of the module's `buildInfo`. */
const TRANSLATED_COUNT = 'foyerTranslatedCount';

/**
 * Compiles `src/messages/<locale>.json` of an app together with the messages of the shared packages it
 * uses. Missing texts are taken from English: a text in the wrong language is better than an id. The query
 * `?later` selects the texts that a first visit does not show, `?later=part` those of one part; without it they
 * are left out.
 */
export default function messagesLoader(
  this: LoaderContext<{ sourcesOf: Record<string, TextSources> }>,
): string {
  const locale = path.basename(this.resourcePath, '.json');
  const folder = path.dirname(this.resourcePath);
  const { messageFolders = [folder], laterTexts = [] } = this.getOptions().sourcesOf[folder] ?? {};
  const read = (language: string): Texts => {
    const texts: Record<string, string> = {};
    for (const source of messageFolders) {
      const file = path.join(source, `${language}.json`);
      this.addDependency(file);
      if (existsSync(file)) Object.assign(texts, JSON.parse(readFileSync(file, 'utf8')) as Texts);
    }
    return Object.fromEntries(
      Object.entries(texts).filter(([id]) => isInFile(id, this.resourceQuery, laterTexts)),
    );
  };
  const english = read(SOURCE_LANGUAGE);
  const translated = locale === SOURCE_LANGUAGE ? english : read(locale);
  if (this._module?.buildInfo)
    this._module.buildInfo[TRANSLATED_COUNT] = Object.entries(english).filter(
      ([id, text]) => text.trim() === '' || (translated[id] ?? '').trim() !== '',
    ).length;
  return `export default ${JSON.stringify(compileMessages({ ...english, ...translated }))};${importsOfParts(locale, this.resourceQuery, laterTexts)}`;
}

/**
 * The texts of a first visit import those of each part: the names and hashes of the files of one language are in its own
 * file then, not in the entry (ADR 0392).
 */
function importsOfParts(locale: string, query: string, later: LaterTexts): string {
  const parts = query === '' ? namesOfParts(later) : [];
  if (parts.length === 0) return '';
  const imports = parts.map((part) => {
    const request = JSON.stringify(`./${locale}.json${LATER_QUERY}=${part}`);
    return `${JSON.stringify(part)}:()=>import(${request})`;
  });
  return `\nexport const later={${imports.join(',')}};`;
}

/** Number of English texts that the file of a locale translates, without those taken from English. */
export function translatedCountOf(module: { readonly buildInfo?: object | undefined }): number {
  const count = (module.buildInfo as Readonly<Record<string, unknown>> | undefined)?.[TRANSLATED_COUNT];
  return typeof count === 'number' ? count : 0;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { compileMessages } from '../messages/compileMessages.ts';

const SOURCE_LANGUAGE = 'en';

/**
 * Compiles `src/messages/<locale>.json` of an app together with the messages of the shared packages it
 * uses. Missing texts are taken from English: a text in the wrong language is better than an id.
 */
export default function messagesLoader(
  this: LoaderContext<{ foldersOf: Record<string, string[]> }>,
  source: string,
): string {
  const locale = path.basename(this.resourcePath, '.json');
  const folders = this.getOptions().foldersOf[path.dirname(this.resourcePath)] ?? [];
  const texts: Record<string, string> = {};
  for (const language of new Set([SOURCE_LANGUAGE, locale])) {
    for (const folder of folders) {
      const file = path.join(folder, `${language}.json`);
      this.addDependency(file);
      if (existsSync(file))
        Object.assign(texts, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    }
  }
  Object.assign(texts, JSON.parse(source) as Record<string, string>);
  return JSON.stringify(compileMessages(texts));
}

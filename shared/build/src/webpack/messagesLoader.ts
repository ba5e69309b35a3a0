import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { compileMessages } from '../messages/compileMessages.ts';
import type { TextSources } from '../publish/release/appBuild.ts';
import { isLaterText, LATER_QUERY } from './laterTexts.ts';

const SOURCE_LANGUAGE = 'en';

/**
 * Compiles `src/messages/<locale>.json` of an app together with the messages of the shared packages it
 * uses. Missing texts are taken from English: a text in the wrong language is better than an id. The query
 * `?later` selects the texts that a first visit does not show; without it they are left out.
 */
export default function messagesLoader(
  this: LoaderContext<{ sourcesOf: Record<string, TextSources> }>,
  source: string,
): string {
  const locale = path.basename(this.resourcePath, '.json');
  const { messageFolders = [], laterTexts = [] } =
    this.getOptions().sourcesOf[path.dirname(this.resourcePath)] ?? {};
  const isLater = this.resourceQuery === LATER_QUERY;
  const texts: Record<string, string> = {};
  for (const language of new Set([SOURCE_LANGUAGE, locale])) {
    for (const folder of messageFolders) {
      const file = path.join(folder, `${language}.json`);
      this.addDependency(file);
      if (existsSync(file))
        Object.assign(texts, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    }
  }
  Object.assign(texts, JSON.parse(source) as Record<string, string>);
  const wanted = Object.entries(texts).filter(([id]) => isLaterText(id, laterTexts) === isLater);
  return JSON.stringify(compileMessages(Object.fromEntries(wanted)));
}

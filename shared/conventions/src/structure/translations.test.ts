import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { repositoryRoot, sourceFiles } from '@foyer/workspace';

// Finland's gambling act (HE 16/2025) writes peliesto. In Estonian, limits are limiidid and a self-exclusion
// is a mängukeeld; only the national list has its own name, given by the Tax and Customs Board.
const TERMS = [
  ['fi', 'peliesto', /pelikiel[tl]o|pelinesto/i],
  ['fi', 'Ei verkkoyhteyttä', /offline-tila/i],
  ['fi', 'livekasino', /live-kasino/i],
  [
    'et_EE',
    'limiit, mängukeeld',
    /mängupiirang(?!ute nimekiri|utega isikute nimekir)|(?:sinu|aja|seada|enda|minu|oma) piirang|ostupiir/i,
  ],
  ['et_EE', 'spinn', /keerutus/i],
  ['et_EE', 'preemia, preemiapood', /auhinnapoo|rahali[^ ]+ (?:auhin|preemia)/i],
  ['et_EE', 'mänguvoor', /mänguring/i],
  ['fr_CA', 'service à la clientèle', /le soutien/i],
  ['ja', '特典', /リワード/],
  ['ja', 'ベット額', /賭け金/],
] as const;

// The Office québécois de la langue française: a no-break space before a colon and inside « »; no space
// before ; ! and ?. A text message keeps the plain space, which the SMS alphabet has.
const FRENCH_SPACING = /^(?!\s*"textMessage\.).*(?:[^\s"] :|« | »|[ \u{A0}\u{202F}][;!?])/u;

function linesWith(locale: string, pattern: RegExp): string[] {
  const files = sourceFiles(`**/{messages,texts}/${locale}.json`);
  expect(files.length).toBeGreaterThan(5);
  return files.flatMap((file) =>
    readFileSync(path.join(repositoryRoot, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

it.each(TERMS)('texts in %s use one term: %s', (locale, _term, other) => {
  expect(linesWith(locale, other)).toEqual([]);
});

it('texts in French follow the spacing rules of Québec', () => {
  expect(linesWith('fr_CA', FRENCH_SPACING)).toEqual([]);
});

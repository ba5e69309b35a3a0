import { suggestionFor } from './suggest.ts';

/** Options of all commands, without their dashes. */
const OPTIONS: readonly string[] = [
  'against',
  'allow-older',
  'app',
  'brand',
  'break-glass',
  'clear',
  'environment',
  'folder',
  'for',
  'force',
  'help',
  'home',
  'json',
  'key',
  'licence',
  'list',
  'locale',
  'narrower',
  'operator',
  'override',
  'pages',
  'preview',
  'promote',
  'public-reason',
  'reason',
  'registry',
  'release',
  'sarif',
  'schedule',
  'share',
  'since',
  'steps',
  'stop',
  'thorough',
  'ticket',
  'unchecked',
  'verify',
  'without',
  'yes',
];

const UNKNOWN = /^Unknown arguments?: (?<names>.+)$/m;
const INVALID = /Given: "(?<given>[^"]+)", Choices: (?<choices>.+)$/m;

/** The message of the parser with the option or value that was probably meant. */
export function withSuggestion(message: string): string {
  const names = UNKNOWN.exec(message)?.groups?.['names']?.split(', ') ?? [];
  const options = names.flatMap((name) => {
    const meant = suggestionFor(name, OPTIONS);
    return meant === undefined ? [] : [`--${meant}`];
  });
  const { given, choices } = INVALID.exec(message)?.groups ?? {};
  const value =
    given === undefined || choices === undefined
      ? undefined
      : suggestionFor(
          given,
          [...choices.matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice),
        );
  const meant = [...new Set(options), ...(value === undefined ? [] : [value])];
  return meant.length === 0 ? message : `${message}\nDid you mean ${meant.join(' and ')}?`;
}

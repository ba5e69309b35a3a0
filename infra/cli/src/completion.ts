import { CommandFailure } from './failure.ts';
import { suggestionFor } from './suggest.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/**
 * The shell of `foyer completion <shell>`; undefined without one, when yargs uses the shell of the user.
 * @throws {@link CommandFailure} `USAGE` for another shell.
 */
export function completionShell([command, shell]: readonly string[]): Shell | undefined {
  if (command !== 'completion' || shell === undefined || shell.startsWith('-')) return undefined;
  const known = SHELLS.find((name) => name === shell);
  if (known) return known;
  const meant = suggestionFor(shell, SHELLS);
  throw new CommandFailure(
    'USAGE',
    `There is no completion for ${shell}. ${meant === undefined ? `Shells: ${SHELLS.join(', ')}.` : `Did you mean ${meant}?`}`,
  );
}

/** The completion of fish, which yargs does not have: it asks foyer as the other two do. */
export function fishCompletion(): string {
  return [
    '# foyer completion fish > ~/.config/fish/completions/foyer.fish',
    'function __foyer_completions',
    '    set -l words (commandline -opc) (commandline -ct)',
    '    foyer --get-yargs-completions $words',
    'end',
    "complete -c foyer -f -a '(__foyer_completions)'",
    '',
  ].join('\n');
}

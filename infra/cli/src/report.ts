import { RegistryAnswerUnknown, RegistryRefusal, RegistryUnreachable } from '@foyer/runtime/registry-access';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { CommandFailure, EXIT, INCOMPLETE, UNEXPECTED } from './failure.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import type { Terminal } from './terminal.ts';

/** Prints the error, the registry that refused the request, and the documentation page of the error code. */
export function report(error: unknown, json: boolean, terminal: Terminal): void {
  const { code, text, registry } = failureOf(error);
  const page = `shared/docs/errors/${code}.md`;
  if (json) terminal.out(JSON.stringify({ code, text, registry }, null, 2));
  else
    terminal.note(
      [
        `${styleText('red', '✗')} ${text}`,
        `  ${code}${existsSync(path.join(repositoryRoot, page)) ? `: ${page}` : ''}`,
        ...(registry === undefined ? [] : [`  Registry: ${registry} (use --registry or --home for another)`]),
      ].join('\n'),
    );
  terminal.exitCode = INCOMPLETE.some((known) => known === code) ? EXIT.incomplete : EXIT.refused;
}

interface Failure {
  readonly code: string;
  readonly text: string;
  readonly registry?: string | undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof RegistryRefusal)
    return { code: error.code, text: error.message, registry: error.registry };
  if (error instanceof CommandFailure) return { code: error.code, text: error.message };
  if (error instanceof RegistryUnreachable)
    return {
      code: 'REGISTRY_UNREACHABLE',
      text: `${error.message} ${
        error.isLate
          ? 'Repeat the command.'
          : 'Start Foyer with npm start, or specify another registry with --registry.'
      } If you were changing something, foyer audit shows whether it was recorded.`,
    };
  if (error instanceof RegistryAnswerUnknown) return { code: 'ANSWER_UNKNOWN', text: error.message };
  return { code: UNEXPECTED, text: error instanceof Error ? error.message : String(error) };
}

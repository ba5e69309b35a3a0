import { RegistryRefusal, RegistryUnreachable } from '@foyer/runtime';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { CommandFailure, EXIT, INCOMPLETE, UNEXPECTED } from './failure.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import type { Terminal } from './terminal.ts';

/** Says what went wrong and where to read on. */
export function report(error: unknown, json: boolean, terminal: Terminal): void {
  const { code, text } = failureOf(error);
  const page = `shared/docs/errors/${code}.md`;
  if (json) terminal.out(JSON.stringify({ code, text }, null, 2));
  else
    terminal.note(
      `${styleText('red', '✗')} ${text}\n  ${code}${existsSync(path.join(repositoryRoot, page)) ? `: ${page}` : ''}`,
    );
  terminal.exitCode = INCOMPLETE.some((known) => known === code) ? EXIT.incomplete : EXIT.refused;
}

function failureOf(error: unknown): { code: string; text: string } {
  if (error instanceof CommandFailure || error instanceof RegistryRefusal)
    return { code: error.code, text: error.message };
  if (error instanceof RegistryUnreachable)
    return {
      code: 'REGISTRY_UNREACHABLE',
      text: `${error.message} Is Foyer running (npm start)? What you were deciding may have been decided: foyer audit says. Another address is named with --registry.`,
    };
  return { code: UNEXPECTED, text: error instanceof Error ? error.message : String(error) };
}

import { watch } from 'node:fs';
import path from 'node:path';
import { writeGenerated } from '@foyer/codegen';
import { repositoryRoot } from '@foyer/workspace';

/** Regenerates the types of a changed operation, after which webpack detects the new file. */
export function watchOperations(folder: string, onProblem: (message: string) => void): { close(): void } {
  return watch(path.join(repositoryRoot, folder, 'src'), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.graphql'))
      writeGenerated(repositoryRoot).catch((error: unknown) =>
        onProblem(error instanceof Error ? error.message : String(error)),
      );
  });
}

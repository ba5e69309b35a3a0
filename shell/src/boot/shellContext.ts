import { createContext, use } from 'react';
import type { Shell } from './createShell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext;

/** Services that only the shell's own pages may use. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === undefined) throw new Error('useShell is used outside App.');
  return shell;
}

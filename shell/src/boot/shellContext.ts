import { createContext, use } from 'react';
import type { Shell } from './createShell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext;

/** What only the shell's own pages may use. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === undefined) throw new Error('A page of the shell stands outside App');
  return shell;
}

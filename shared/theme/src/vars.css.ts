import { createGlobalThemeContract } from '@vanilla-extract/css';
import { CONTRACT } from './contract.ts';
import { tokenName } from './tokenName.ts';

/**
 * CSS variables that all styles refer to. A global contract: a scoped one hashes its names per build, so
 * that the shell's values would not reach remotes.
 */
export const vars = createGlobalThemeContract(CONTRACT, (_value, path) => tokenName(path));

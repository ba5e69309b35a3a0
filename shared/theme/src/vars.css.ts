import { createGlobalThemeContract } from '@vanilla-extract/css';
import { CONTRACT } from './contract.ts';
import { tokenName } from './tokenName.ts';

/**
 * The variables every style refers to. A *global* contract on purpose: a scoped one hashes its names differently in each
 * build, and the shell's values would silently not reach a remote.
 */
export const vars = createGlobalThemeContract(CONTRACT, (_value, path) => tokenName(path));

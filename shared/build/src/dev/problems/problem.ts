import { ignoreError } from '@foyer/kernel';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One line of a source around a problem. */
export interface FrameLine {
  readonly number: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** An error of a build or of the types, as the terminal and the page show it. */
export interface Problem {
  readonly kind: 'build' | 'types';
  readonly message: string;
  /** Relative to the root of the project. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly frame?: readonly FrameLine[] | undefined;
}

/** Lines before and after the marked one. */
const CONTEXT_LINES = 3;
const MAX_LINE_LENGTH = 200;

/** The lines around a position; undefined when the file cannot be read. */
export function codeFrame(root: string, file: string, line: number): readonly FrameLine[] | undefined {
  try {
    return frameOf(readFileSync(path.resolve(root, file), 'utf8'), line);
  } catch (error) {
    ignoreError('a position in a file that cannot be read has no lines')(error);
    return undefined;
  }
}

/** The lines around a line of a text. */
export function frameOf(text: string, line: number): readonly FrameLine[] {
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, line - CONTEXT_LINES);
  return lines.slice(first - 1, line + CONTEXT_LINES).map((one, index) => ({
    number: first + index,
    text: one.slice(0, MAX_LINE_LENGTH),
    isMarked: first + index === line,
  }));
}

/** Two or three lines for the terminal: position and message, without a stack. */
export function problemText({ kind, file, line, column, message }: Problem): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  const [first = '', second] = message.split('\n').filter((one) => one.trim() !== '');
  const shown = second === undefined ? first : `${first}\n    ${second.trim()}`;
  return `${kind === 'types' ? 'Type error' : 'Build error'}${position === '' ? '' : ` ${position}`}\n    ${shown}`;
}

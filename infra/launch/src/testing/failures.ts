import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { REPOSITORY_ROOT } from '../options.ts';
import { readReport } from './counts.ts';

/** Lines of a message that a summary repeats; the whole message is in the output of the step. */
const MAX_MESSAGE_LINES = 12;

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Failed tests of a Jest report, and files that failed before their first test: title and start of the message. */
export function jestFailures(file: string): string[] {
  return (readReport<JestReport>(file)?.testResults ?? []).flatMap(
    ({ name, message, status, assertionResults }) => {
      const path = relative(REPOSITORY_ROOT, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [failure(path, message)] : [];
      return failed.map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages[0] ?? ''));
    },
  );
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Failed tests of a Playwright report, and failures outside of any test: title and start of the message. */
export function playwrightFailures(file: string): string[] {
  const report = readReport<PlaywrightReport>(file);
  return [
    ...(report?.errors ?? []).map(({ message }) => failure('outside of a test', message ?? '')),
    ...(report?.suites ?? []).flatMap(failuresOf),
  ];
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
        return failure(`${file} › ${title}`, errors[0] ?? '');
      }),
    ...suites.flatMap(failuresOf),
  ];
}

/** A title with the first lines of a message, indented. */
export function failure(title: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_MESSAGE_LINES);
  return [title, ...lines.filter((line) => line !== '').map((line) => `  ${line}`)].join('\n');
}

import { writeSync } from 'node:fs';

/** Jest reporter that prints the first failed test and ends the process immediately, without shrinking or teardown: one failure kills the mutant. */
export default class FirstFailure {
  onTestCaseResult(test, { status, fullName }) {
    if (status === 'failed') end({ file: test.path, test: fullName });
  }

  /** Failures outside of a test, in imports and hooks. */
  onTestResult(test, { failureMessage }) {
    if (failureMessage) end({ file: test.path, test: failureMessage.slice(0, 200) });
  }
}

function end(failure) {
  writeSync(1, `\n${JSON.stringify({ failure })}\n`);
  process.exit(1);
}

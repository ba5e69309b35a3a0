import { writeSync } from 'node:fs';

/** One failed test has found the fault: says which, and ends the process at once, with shrinking, waiting and closing left undone. */
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

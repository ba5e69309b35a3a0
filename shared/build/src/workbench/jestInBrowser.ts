/**
 * Replaces `@jest/globals` in the workbench: the fakes of the services are made with `jest.fn`, which only has to call
 * its implementation there.
 */
export const jest = {
  fn:
    (implementation?: (...args: readonly unknown[]) => unknown) =>
    (...args: readonly unknown[]): unknown =>
      implementation?.(...args),
};

/** Checks of a test after it ended; a workbench never ends. */
export function afterEach(): void {}

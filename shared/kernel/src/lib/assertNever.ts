/** Makes a `switch` over a union exhaustive at compile time. @throws when an impossible value slips in at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

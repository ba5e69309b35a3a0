/** A constant of pages that a later issue builds. */
export interface LaterConstant {
  readonly anchor: string;
  readonly what: string;
  readonly later: `later issue ${number}`;
}

/** A page of a later issue defines these once, and moves its line to `PLACED`. */
export const LATER: readonly LaterConstant[] = [
  { anchor: 'artwork', what: 'round icon 17 px', later: 'later issue 16' },
];

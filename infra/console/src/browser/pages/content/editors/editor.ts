/** Value of an editor whose input cannot be read, such as incomplete JSON. */
export const INVALID = Symbol('invalid content');

/** Edited body; undefined while nothing was changed. */
export type Edited = unknown;

/** Properties of an editor of a section's body. */
export interface EditorProps<Body> {
  readonly value: Body;
  readonly disabled: boolean;
  onChange(value: Body): void;
}

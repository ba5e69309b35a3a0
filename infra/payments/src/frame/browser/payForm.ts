import type { Field } from './field.ts';

/** The input form of one payment method. */
export interface PayForm {
  /** Relative to the frame's path. */
  readonly path: 'card' | 'voucher';
  readonly node: HTMLElement;
  readonly fields: readonly Field[];
  invalid(): readonly string[];
  problemOf(id: string): string;
  body(): Readonly<Record<string, string>>;
}

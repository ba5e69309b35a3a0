import type { Field } from './field.ts';

/** What is typed for one way to pay. */
export interface PayForm {
  /** Under the frame's own path. */
  readonly path: 'card' | 'voucher';
  readonly node: HTMLElement;
  readonly fields: readonly Field[];
  invalid(): readonly string[];
  problemOf(id: string): string;
  body(): Readonly<Record<string, string>>;
}

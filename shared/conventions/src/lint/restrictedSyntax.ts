import type { Node, Rule } from '@oxlint/plugins';

/** A syntax pattern that a convention refuses. */
export interface Restriction {
  /** In the syntax of ESLint's selectors. */
  readonly selector: string;
  /** States the rule and what to do instead. */
  readonly message: string;
}

/** ESLint's rule of this name, which Oxlint does not have. */
export const noRestrictedSyntax: Rule = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      (context.options as unknown as readonly Restriction[]).map(({ selector, message }) => [
        selector,
        (node: Node) => context.report({ node, message }),
      ]),
    ),
};

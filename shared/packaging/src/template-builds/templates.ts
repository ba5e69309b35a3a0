import type { OutsideProject, Ran } from '../testing/outsideProjects.ts';

/** Templates of `npm create @foyer/remote`, each with the program that builds it. */
export const TEMPLATES = {
  webpack: ['webpack/bin/webpack.js', '--config', 'webpack.config.mjs'],
  rspack: ['@rspack/cli/bin/rspack.js', 'build'],
  svelte: ['webpack/bin/webpack.js', '--config', 'webpack.config.mjs'],
} as const satisfies Readonly<Record<string, readonly [program: string, ...args: string[]]>>;

export type TemplateName = keyof typeof TEMPLATES;

/** Builds a project of a template into its `dist`. */
export function buildTemplate({ run }: OutsideProject, template: TemplateName): Ran {
  const [program, ...args] = TEMPLATES[template];
  return run(program, ...args);
}

import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { sharedFaults } from '../manifest/sharedFaults.ts';
import { bundleOf } from './bundleOf.ts';

const NAME = 'SharedUseCheck';

/** Fails the build of a remote with {@link sharedFaults}. */
export class SharedUseCheck {
  readonly facades: string;

  constructor(options: { facades: string }) {
    this.facades = options.facades;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeTree.tap(NAME, () => {
        for (const problem of sharedFaults(bundleOf(compilation), this.facades))
          compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }
}

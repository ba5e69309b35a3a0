import type { Compilation, Compiler } from 'webpack';

/** The stage after the chunk optimisers, which read parents and sizes, and before ids are assigned. */
const AFTER_SPLITTING = 30;

/**
 * Merges the exposed module into the container's own file: a remote needs one request less before it
 * mounts, and the first style sheet is excluded from chunk loading, so that the shell controls it.
 */
export class MergeExpose {
  readonly container: string;
  readonly expose: string;

  constructor(options: { container: string; expose: string }) {
    this.container = options.container;
    this.expose = options.expose;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MergeExpose', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'MergeExpose', stage: AFTER_SPLITTING }, () => {
        // the hook repeats while a tap returns a value, so this one must return nothing
        this.merge(compilation);
      });
    });
  }

  private merge(compilation: Compilation): void {
    const entrypoint = compilation.entrypoints.get(this.container);
    const exposed = compilation.namedChunks.get(this.expose);
    if (!entrypoint || !exposed) return;
    const groups = [...exposed.groupsIterable];
    compilation.chunkGraph.integrateChunks(entrypoint.getEntrypointChunk(), exposed);
    compilation.chunks.delete(exposed);
    compilation.namedChunks.delete(this.expose);
    // the integrity plugin walks from entry points and treats groups of equal chunks as one: without these
    // edges every lazy chunk loses its hash, and the browser accepts any content for it
    for (const child of groups.flatMap((group) => [...group.childrenIterable])) {
      if (!entrypoint.addChild(child)) continue;
      child.addParent(entrypoint);
    }
  }
}

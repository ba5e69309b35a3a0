import type { Compilation, Compiler } from 'webpack';

/** After the chunk optimisers that read parents and sizes, before ids are given. */
const AFTER_SPLITTING = 30;

/**
 * Puts the exposed module into the container's own file: one request less before a remote can mount, and the first style sheet leaves
 * chunk loading, so that it is the shell's alone.
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
        // The hook runs again for as long as a tap answers: this one must answer nothing.
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
    // The integrity plugin walks from entry points and counts groups of equal chunks as one: without these edges every lazy chunk
    // loses its hash and the browser accepts anything for it.
    for (const child of groups.flatMap((group) => [...group.childrenIterable])) {
      if (!entrypoint.addChild(child)) continue;
      child.addParent(entrypoint);
    }
  }
}

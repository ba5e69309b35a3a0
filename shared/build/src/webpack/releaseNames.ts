import webpack from 'webpack';
import type { Compiler, sources, WebpackPluginInstance } from 'webpack';
import type { AppBuild } from '../publish/release/appBuild.ts';

/** Placeholder for a release id in a build: as long as an id, and unlike any text in a source. */
export const PLACEHOLDER_RELEASE = '0d0e0d0e0d';

const CLASS_DIGITS = 6;
const PLACEHOLDER_CLASS = `f${PLACEHOLDER_RELEASE.slice(0, CLASS_DIGITS)}_`;
const NAMES = new RegExp(`${PLACEHOLDER_RELEASE}|${PLACEHOLDER_CLASS}`, 'g');
const NAMED = /\.(?:js|css)$/;

/** Prefix of the class names of a release. */
export function classPrefix(release: string): string {
  return `f${release.slice(0, CLASS_DIGITS)}`;
}

/** Replaces the placeholder by an id, and its shorter form in class names. */
export function stamp(text: string, id: string): string {
  return text.replace(NAMES, (name) => nameOf(name, id));
}

/** The application as it is compiled: modules whose code contains the release would get other ids in each release. */
export function withoutName(app: AppBuild): AppBuild {
  return {
    ...app,
    release: PLACEHOLDER_RELEASE,
    container: app.container.replace(app.release, PLACEHOLDER_RELEASE),
  };
}

/**
 * Writes the release into finished files: equal sources then give files that differ in the name of their release only, and
 * can be compared (ADR 0381).
 */
export class ReleaseNames implements WebpackPluginInstance {
  readonly #release: string;

  constructor({ release }: Pick<AppBuild, 'release'>) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ReleaseNames.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: ReleaseNames.name,
          // after files are minified, which chooses names by the letters of the text,
          // and before their integrity is computed
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        },
        (assets) => {
          for (const name of Object.keys(assets).filter((file) => NAMED.test(file)))
            compilation.updateAsset(name, (source) => this.#named(source));
        },
      );
    });
  }

  #named(source: sources.Source): sources.Source {
    const found = [...source.source().toString().matchAll(NAMES)];
    if (found.length === 0) return source;
    // keeps the source map
    const named = new webpack.sources.ReplaceSource(source);
    for (const { index, 0: name } of found)
      named.replace(index, index + name.length - 1, nameOf(name, this.#release));
    return named;
  }
}

function nameOf(name: string, release: string): string {
  return name === PLACEHOLDER_RELEASE ? release : `${classPrefix(release)}_`;
}

/** A module of a bundle after its loaders, before it is joined with others. */
export interface BundledModule {
  /** Absolute path; undefined for code that the bundler generates. */
  readonly file: string | undefined;
  readonly text: string;
  /** True if another module imports the export. */
  isTaken(name: string): boolean;
  /** Number of English texts that it translates, without those taken from English; 0 for other modules. */
  readonly translated: number;
}

/** Code of a release, as any bundler knows it: the source of the description for the release gate. */
export interface Bundle {
  /** Modules that are in a file of the release. */
  readonly modules: readonly BundledModule[];
  /** Names used of a shared module, each with a file that uses it; `*` means the whole module. */
  usedNames(shared: string): ReadonlyMap<string, string>;
  /** First file that imports a module. */
  importerOf(module: BundledModule): string | undefined;
}

/** Files of a release, as any bundler writes them. */
export interface BundleFiles {
  readonly entry: string;
  /** Style sheets and scripts of the first screen besides the entry. */
  readonly css: readonly string[];
  readonly scripts: readonly string[];
  /** Files with the texts of a first visit by locale. */
  readonly i18n: Readonly<Record<string, readonly string[]>>;
  /** Files of each page by route id. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Everything that is published, without source maps. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Path of the texts of a locale: `src/messages/fi.json`. */
const TEXTS = /[\\/]src[\\/]messages[\\/]([A-Za-z_-]+)\.json$/;
const PAGE = /^\.{1,2}\/(?:.*\/)?pages\/([a-z0-9-]+)\//;

/** Locale of the texts in a file; undefined for other files. */
export function localeOf(file: string | undefined): string | undefined {
  return TEXTS.exec(file ?? '')?.[1];
}

/** Route id of the page that a request imports, from the name of its folder. */
export function routeOf(request: string | undefined): string | undefined {
  return PAGE.exec(request ?? '')?.[1];
}

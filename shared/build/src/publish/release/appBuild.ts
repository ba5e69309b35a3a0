/** One file of texts that a first visit does not show. A text may be in several. */
export interface TextPart {
  /** Prefixes of the ids of its texts. */
  readonly texts: readonly string[];
  /** Pages and slots that load it, by name. */
  readonly shownBy: readonly string[];
}

/** `foyer.laterTexts` of an app's package.json: one list of prefixes, or several parts by name. */
export type LaterTexts = readonly string[] | Readonly<Record<string, TextPart>>;

/** Sources of an app's texts. */
export type TextSources = Pick<AppBuild, 'messageFolders' | 'laterTexts'>;

/** Inputs of the preset for one build of one app. */
export interface AppBuild {
  /** Repository root. */
  root: string;
  /** Absolute folder of the app. */
  folder: string;
  app: string;
  kind: 'shell' | 'remote' | 'console';
  owner: string;
  version: string;
  contract: number;
  release: string;
  /** Global name of the container and webpack's `uniqueName`; different in each release. */
  container: string;
  /** Output folder. */
  output: string;
  /** Folder with compiled modules of earlier builds; without it, every module is compiled. */
  modules?: string | undefined;
  /**
   * Route id of the page with which most visits of a remote start: code that only other pages share is not
   * loaded with it.
   */
  firstPage?: string | undefined;
  /** The module that a remote exports. */
  expose: string;
  /** Folder of the shell's facades for shared modules. */
  facades: string;
  /** Squads whose addresses the route list of a remote keeps; undefined for the whole list. */
  routeOwners?: readonly string[] | undefined;
  /** `src/messages` folders of the app and of the packages it uses, most specific last. */
  messageFolders: string[];
  /** Messages that are shown only after the first content. */
  laterTexts: LaterTexts;
  /**
   * Texts by `src/messages` folder for remotes that are linked into the shell, in the monolith that the
   * bench uses.
   */
  linkedTexts?: Record<string, TextSources>;
  /** False in `npm run dev`: no minification, no compression. */
  production: boolean;
  /** True for a development build whose modules are replaced in open pages. */
  hot?: boolean;
  /** Overrides the ranges of shared modules, for tests of rejection. */
  requires?: Record<string, string>;
  /** Hashes of the trusted documents of the app. */
  documents: Record<string, string>;
}

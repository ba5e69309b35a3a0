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
  /** Global of the container and webpack's unique name; another in each release. */
  container: string;
  /** Where the files go. */
  output: string;
  /** Route id of the page that most visits of a remote start with: nothing that only its other pages share is loaded with it. */
  firstPage?: string | undefined;
  /** The module a remote shows to the world. */
  expose: string;
  /** Folder of the shell's facades. */
  facades: string;
  /** `src/messages` folders of the app and of the packages it uses, most specific last. */
  messageFolders: string[];
  /** The same by `src/messages` folder for remotes that are linked into the shell, in the monolith that the bench compares with. */
  linkedMessageFolders?: Record<string, string[]>;
  /** False in `npm run dev`: no minification, no compression. */
  production: boolean;
  /** Other ranges of shared modules than the installed versions, for tests of refusal. */
  requires?: Record<string, string>;
  /** Hashes of the trusted documents of the app. */
  documents: Record<string, string>;
}

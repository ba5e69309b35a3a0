/** Globals that the build adds to browser code besides its imports. */

/** True in a published release, false in `npm run dev` and in tests: branches on it are removed from a release. */
declare const __FOYER_PRODUCTION__: boolean;
/** The package that is being built (`shell`, `mfe-casino`). */
declare const __FOYER_APP__: string;
/** Part of the later texts of each page and slot (`foyer.laterTexts` in package.json). */
declare const __FOYER_TEXT_PARTS__: Readonly<Record<string, string>>;
/** The id of the release that is being built. */
declare const __FOYER_RELEASE__: string;

/** The runtime of a build; undefined in tests. */
declare const __webpack_require__: {
  /** Requests the file of a chunk whose hash is not known yet, so that it is in the browser's cache. Only in releases of remotes. */
  early?(chunk: string): void;
};

/** Versions of the modules the shell shares, by share key; only the shell reads it. */
declare const __FOYER_SHARED_VERSIONS__: Readonly<
  Record<
    | 'react'
    | 'react/jsx-runtime'
    | 'react-dom'
    | 'react-dom/client'
    | 'react-router-dom'
    | 'react-intl'
    | '@apollo/client'
    | '@apollo/client/react',
    string
  >
>;

declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}

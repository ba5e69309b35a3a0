/** The first module of a hot build: registers its webpack runtime with the development client of the page. */
interface Hot {
  check(apply: boolean): Promise<unknown>;
  status(): string;
}

declare const __webpack_hash__: string;
declare const __webpack_require__: { readonly hmrC?: Record<string, unknown> };
declare const __webpack_module__: { readonly hot?: Hot };
declare const __FOYER_APP__: string;
declare const __FOYER_RELEASE__: string;

const { hot } = __webpack_module__;
const { __foyerHot: register } = globalThis as { readonly __foyerHot?: (build: object) => void };
if (hot && register) {
  // the client replaces style sheets; mini-css-extract would request the files of the first build
  delete __webpack_require__.hmrC?.['miniCss'];
  register({
    app: __FOYER_APP__,
    release: __FOYER_RELEASE__,
    hash: () => __webpack_hash__,
    status: () => hot.status(),
    update: () => hot.check(true),
  });
}

export {};

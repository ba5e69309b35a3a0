import path from 'node:path';
import type { LoaderContext, RuleSetRule } from 'webpack';

interface Edit {
  readonly what: string;
  readonly find: RegExp;
  readonly replaceWith: string;
}

interface Library {
  /** Pattern of the library file's path. */
  readonly file: RegExp;
  readonly edits: readonly Edit[];
  /** One of several files, some of which contain nothing to remove. */
  readonly isPart?: boolean;
}

/** Adds the annotation to React's top-level calls, without which unused components stay in the bundle. */
const PURE_COMPONENTS: Edit = {
  what: 'components and contexts as calls without side effects',
  find: /(?<== )React\d*\.(?:forwardRef|memo|createContext)\(/g,
  replaceWith: '/* @__PURE__ */ $&',
};
const NO_DISPLAY_NAMES: Edit = {
  what: 'names for the developer tools',
  find: /^[\w$]+\.displayName = "[^"]*";$/gm,
  replaceWith: '',
};

/** Library code that no page uses and tree shaking cannot see, with the reason. See ADR 0192. */
export const LIBRARIES: readonly Library[] = [
  {
    isPart: true,
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/,
    edits: [
      PURE_COMPONENTS,
      NO_DISPLAY_NAMES,
      {
        what: "prefetching by the framework mode's manifest",
        find: /(?<=return )shouldPrefetch && !isAbsolute \? .* : link;$/gm,
        replaceWith: 'link;',
      },
    ],
  },
  { file: /[\\/]react-intl[\\/]index\.js$/, edits: [PURE_COMPONENTS, NO_DISPLAY_NAMES] },
  {
    file: /[\\/]@formatjs[\\/]intl[\\/]index\.js$/,
    edits: [
      {
        what: 'formatters that @foyer/i18n does not use',
        find: /^\t\t(?:format(?:Duration|Plural|List|DisplayName|DateTimeRange|NumberToParts|TimeToParts)|\$t)\w*: .*\.bind\(null, .*\),?$/gm,
        replaceWith: '',
      },
      {
        what: 'caches of those formatters',
        find: /^\t\tget(?:DurationFormat|ListFormat|DisplayNames): memoize\([^{]*\{[^}]*\}\),?$/gm,
        replaceWith: '',
      },
    ],
  },
  {
    file: /[\\/]rxjs[\\/]dist[\\/]esm[\\/]internal[\\/](?:observable[\\/]innerFrom|scheduled[\\/]scheduled)\.js$/,
    edits: [
      {
        what: 'observables of streams and async iterables, with their helpers for old engines: Apollo makes none',
        find: /^ +if \((?:isAsyncIterable|isReadableStreamLike)\(input\)\) \{\n.*\n +\}$/gm,
        replaceWith: '',
      },
    ],
  },
  {
    file: /[\\/]graphql[\\/]language[\\/]visitor\.mjs$/,
    edits: [
      {
        what: 'the description of a node that is none: documents are compiled',
        find: /^import \{ inspect \} from '.*';$/gm,
        replaceWith: 'const inspect = String;',
      },
    ],
  },
  {
    file: /[\\/]@apollo[\\/]client[\\/]core[\\/]QueryManager\.js$/,
    edits: [
      {
        what: 'data masking, which the client does not switch on',
        find: /^import \{ maskFragment, maskOperation \} from "@apollo\/client\/masking";$/gm,
        replaceWith: 'const maskOperation = (data) => data;\nconst maskFragment = maskOperation;',
      },
    ],
  },
  {
    file: /[\\/]single-spa[\\/]lib[\\/].*[\\/]single-spa\.dev\.js$/,
    edits: [
      {
        what: "applications and their routing: the shell mounts parcels only, and React Router is the page's one router",
        find: /^const isInBrowser = typeof window !== "undefined";$/gm,
        replaceWith: 'const isInBrowser = false;',
      },
      {
        what: 'the whole library as a property of each parcel: a remote is given its element and its host',
        find: /,\n {4}singleSpa\n {2}\}\);/g,
        replaceWith: '\n  });',
      },
      {
        what: 'a profile of every lifecycle, which only grows',
        find: /^ {2}profileEntries\.push\(\{[^}]*\}\);$/gm,
        replaceWith: '',
      },
    ],
  },
  {
    file: /[\\/]@apollo[\\/]client[\\/]utilities[\\/]graphql[\\/]print\.js$/,
    edits: [
      {
        what: "GraphQL's printer: a trusted document is identified by its hash",
        find: /^import \{ print as origPrint \} from "graphql";$/gm,
        replaceWith: `const origPrint = (document) => {
  const { hash } = document.__meta__ ?? {};
  if (!hash) throw new Error('A GraphQL document has no hash: write it in a .graphql file and run npm run codegen');
  return hash;
};`,
      },
    ],
  },
];

export function slimLibraryRules(): RuleSetRule[] {
  return LIBRARIES.map(({ file }) => ({
    test: file,
    use: path.join(import.meta.dirname, 'slimLibraries.ts'),
  }));
}

/**
 * @throws Error when a library changed so that an edit no longer applies and its size would increase
 * unnoticed.
 */
export default function slimLibraries(
  this: Pick<LoaderContext<object>, 'resourcePath'>,
  source: string,
): string {
  const library = LIBRARIES.find(({ file }) => file.test(this.resourcePath));
  return (library?.edits ?? []).reduce((text, { what, find, replaceWith }) => {
    const edited = text.replace(find, replaceWith);
    if (edited === text && library?.isPart !== true)
      throw new Error(
        `${this.resourcePath} has changed: shared/build/src/webpack/slimLibraries.ts finds nothing to leave out (${what})`,
      );
    return edited;
  }, source);
}

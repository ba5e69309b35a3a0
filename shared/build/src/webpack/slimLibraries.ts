import type { LoaderContext, RuleSetRule } from 'webpack';
import { ownFile } from '../ownFile.ts';

interface Edit {
  readonly what: string;
  readonly find: RegExp;
  /** Exact number of matches in a file of the installed version. */
  readonly matches: number;
  readonly replaceWith: string;
}

interface Library {
  /** Pattern of the library file's path. */
  readonly file: RegExp;
  readonly edits: readonly Edit[];
  /** True if the library has several files, some of which contain nothing to remove. */
  readonly isPart?: boolean;
}

/** Adds the annotation to React's top-level calls, without which unused components stay in the bundle. */
const PURE_COMPONENTS: Omit<Edit, 'matches'> = {
  what: 'components and contexts as calls without side effects',
  find: /(?<== )React\d*\.(?:forwardRef|memo|createContext)\(/g,
  replaceWith: '/* @__PURE__ */ $&',
};
const NO_DISPLAY_NAMES: Omit<Edit, 'matches'> = {
  what: 'names for the developer tools',
  find: /^[\w$]+\.displayName = "[^"]*";$/gm,
  replaceWith: '',
};

const SCHEMA_NODES =
  '\\w+(?:TypeDefinition|Extension|Coordinate)|(?:Schema|Field|InputValue|EnumValue|Directive)Definition';

/** Library code that no page uses and tree shaking cannot remove, with the reason. See ADR 0192. */
export const LIBRARIES: readonly Library[] = [
  {
    isPart: true,
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/,
    edits: [
      { ...PURE_COMPONENTS, matches: 17 },
      { ...NO_DISPLAY_NAMES, matches: 15 },
      {
        what: "prefetching by the framework mode's manifest",
        find: /(?<=return )shouldPrefetch && !isAbsolute \? .* : link;$/gm,
        matches: 1,
        replaceWith: 'link;',
      },
    ],
  },
  {
    file: /[\\/]react-intl[\\/]index\.js$/,
    edits: [
      { ...PURE_COMPONENTS, matches: 2 },
      { ...NO_DISPLAY_NAMES, matches: 9 },
    ],
  },
  {
    file: /[\\/]@formatjs[\\/]intl[\\/]index\.js$/,
    edits: [
      {
        what: 'formatters that @foyer/i18n does not use',
        find: /^\t\t(?:format(?:Duration|Plural|List|DisplayName|DateTimeRange|NumberToParts|TimeToParts)|\$t)\w*: .*\.bind\(null, .*\),?$/gm,
        matches: 10,
        replaceWith: '',
      },
      {
        what: 'caches of those formatters',
        find: /^\t\tget(?:DurationFormat|ListFormat|DisplayNames): memoize\([^{]*\{[^}]*\}\),?$/gm,
        matches: 3,
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
        matches: 2,
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
        matches: 1,
        replaceWith: 'const inspect = String;',
      },
    ],
  },
  {
    file: /[\\/]graphql[\\/]language[\\/]ast\.mjs$/,
    edits: [
      {
        what: 'nodes of schemas: the browser visits operations only',
        find: new RegExp(`^ {2}(?:${SCHEMA_NODES}): \\[[^\\]]*\\],$`, 'gm'),
        matches: 25,
        replaceWith: '',
      },
    ],
  },
  {
    file: /[\\/]graphql[\\/]language[\\/]kinds\.mjs$/,
    edits: [
      {
        what: 'kinds of those nodes',
        find: new RegExp(`^ {2}Kind\\['\\w+'\\] = '(?:${SCHEMA_NODES})';$`, 'gm'),
        matches: 25,
        replaceWith: '',
      },
    ],
  },
  {
    file: /[\\/]@apollo[\\/]client[\\/]core[\\/]QueryManager\.js$/,
    edits: [
      {
        what: 'data masking, which the client does not switch on',
        find: /^import \{ maskFragment, maskOperation \} from "@apollo\/client\/masking";$/gm,
        matches: 1,
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
        matches: 1,
        replaceWith: 'const isInBrowser = false;',
      },
      {
        what: 'the whole library as a property of each parcel: a remote is given its element and its host',
        find: /,\n {4}singleSpa\n {2}\}\);/g,
        matches: 1,
        replaceWith: '\n  });',
      },
      {
        what: 'the texts of errors: their number and address stay, and the page at that address explains them',
        find: /(?<=formatErrorMessage\((?:\d+|validationErrCode), )(?:"[^"]*"|`[^`]*`)/g,
        matches: 44,
        replaceWith: '""',
      },
      {
        what: 'a substitute for `CustomEvent`, which every supported browser has',
        find: /^var customEvent = useNative\(\) \? NativeCustomEvent :$/gm,
        matches: 1,
        replaceWith: 'var customEvent = true ? NativeCustomEvent :',
      },
      {
        what: 'a profile of every lifecycle, which only grows',
        find: /^ {2}profileEntries\.push\(\{[^}]*\}\);$/gm,
        matches: 1,
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
        matches: 1,
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
    use: ownFile(import.meta, 'slimLibraries'),
  }));
}

/**
 * @throws Error when an edit does not match as often as in the version it was written for, because the
 * library has changed.
 */
export default function slimLibraries(
  this: Pick<LoaderContext<object>, 'resourcePath'>,
  source: string,
): string {
  const library = LIBRARIES.find(({ file }) => file.test(this.resourcePath));
  return (library?.edits ?? []).reduce((text, { what, find, matches, replaceWith }) => {
    const found = [...text.matchAll(find)].length;
    if (found !== matches && !(found === 0 && library?.isPart === true))
      throw new Error(
        `${this.resourcePath} has changed: expected ${matches} matches of "${what}", found ${found}. Update the edit in shared/build/src/webpack/slimLibraries.ts.`,
      );
    return text.replace(find, replaceWith);
  }, source);
}

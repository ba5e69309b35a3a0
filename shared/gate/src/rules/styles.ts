import { parse, type AtRule, type Container, type Document, type Rule as StyleRule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { ReleaseFacts } from '../facts.ts';
import { isShell, nameOf, perBrand, type Faults, type Rule } from '../rule.ts';

/** Prefix of the theme's CSS variables, shared by all releases. */
const THEME = '--fy-';
const FONT = '@font-face ';
/** At-rules with a name that the whole page shares. */
const NAMED = /^(?:-\w+-)?keyframes$|^(?:property|layer|counter-style|position-try|font-palette-values)$/;
/** At-rules without a selector, which are for the whole page in every place of a style sheet. */
const OF_PAGE = /^(?:view-transition|page)$/;

export const styleRules: readonly Rule[] = [
  {
    id: 'css/collision',
    level: 'error',
    about:
      'No class, keyframes, font, custom property or layer has the same name as in another live release.',
    toDo: 'Write styles in .css.ts files, whose names contain the release; shared names belong to the theme contract.',
    check: (facts) =>
      perBrand(facts, function* (peers, own): Faults {
        const names = namesOf(facts.candidate);
        if (!names)
          return yield {
            text: `The style sheets of ${nameOf(facts.candidate)} could not be read.`,
            isGap: true,
          };
        for (const other of [...peers, ...own.filter(({ release }) => release !== facts.candidate.release)]) {
          const theirs = namesOf(other);
          if (!theirs) yield { text: `The style sheets of ${nameOf(other)} could not be read.`, isGap: true };
          if (!theirs) continue;
          for (const [name, file] of collisions(names, theirs)) {
            // the next release of an application has the same fonts
            if (name.startsWith(FONT) && other.app === facts.candidate.app) continue;
            yield {
              text: `${name} is in ${file} of ${nameOf(facts.candidate)} and in ${theirs.parts.get(name)} of ${nameOf(other)}.`,
              file,
            };
          }
        }
      }),
  },
  {
    id: 'css/global',
    level: 'error',
    about:
      'A remote styles only its own elements: every selector requires one of its classes, or is in a scope.',
    toDo: 'Start the selector with a class, or move the rule into @scope.',
    *check({ candidate }): Faults {
      if (isShell(candidate)) return; // only the shell may style the page itself
      for (const [file, text] of Object.entries(candidate.styles ?? {})) {
        for (const selector of globalSelectors(text))
          yield { text: `${file} styles ${selector} for the whole page.`, file };
      }
    },
  },
];

interface GlobalNames {
  /**
   * A name, or the classes that a selector requires of one element: `.page.mfe_poker_1a2b` has two. It reaches elements
   * of another release only if that has all of them, so a class of the release beside a plain one keeps them apart, as
   * in the styles of Svelte components.
   */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Every single name, with its style sheet. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Names with which a selector of one release reaches elements of the other, with the candidate's file. */
function collisions(own: GlobalNames, theirs: GlobalNames): ReadonlyMap<string, string> {
  return new Map(
    [
      ...[...own.own.values()].filter((parts) => parts.every((part) => theirs.parts.has(part))),
      ...[...theirs.own.values()].filter((parts) => parts.every((part) => own.parts.has(part))),
    ].flatMap(([name = '']) => [[name, own.parts.get(name) ?? ''] as const]),
  );
}

const KNOWN = new WeakMap<ReleaseFacts, GlobalNames | undefined>();

/** Global CSS names that a release defines. */
function namesOf(release: ReleaseFacts): GlobalNames | undefined {
  if (!KNOWN.has(release)) KNOWN.set(release, release.styles && readNames(release.styles));
  return KNOWN.get(release);
}

function readNames(styles: Readonly<Record<string, string>>): GlobalNames {
  const own = new Map<string, readonly string[]>();
  const parts = new Map<string, string>();
  for (const [file, text] of Object.entries(styles))
    for (const names of globalNames(text)) {
      own.set(names.join(''), names);
      for (const name of names) parts.set(name, file);
    }
  return { own, parts };
}

/** Each name, or the classes that one selector requires of one element. */
function* globalNames(text: string): Generator<readonly string[]> {
  const found: (readonly string[])[] = [];
  const root = parse(text);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    selectorParser((selectors) => found.push(...classesByElement(selectors))).processSync(rule.selector);
  });
  root.walkAtRules(NAMED, (rule) => void found.push([`@${rule.name} ${rule.params}`]));
  root.walkAtRules('font-face', (rule) =>
    rule.walkDecls('font-family', ({ value }) => void found.push([FONT + value.replaceAll(/["']/g, '')])),
  );
  root.walkDecls(/^--/, ({ prop }) => void (prop.startsWith(THEME) || found.push([prop])));
  yield* found;
}

/** `:where(.a)` requires a class of the same element; `:not(.a)` and lists of selectors require none. */
const SAME_ELEMENT = new Set([':where', ':is']);

function classesByElement(
  container: selectorParser.Root | selectorParser.Pseudo,
): readonly (readonly string[])[] {
  const found: string[][] = [];
  container.each((child) => {
    if (child.type !== 'selector') return;
    let element: string[] = [];
    found.push(element);
    child.each((node) => {
      if (node.type === 'combinator') found.push((element = []));
      if (node.type === 'class') element.push(`.${node.value}`);
      if (node.type !== 'pseudo') return;
      const [first, ...others] = classesByElement(node);
      if (first && others.length === 0 && SAME_ELEMENT.has(node.value)) element.push(...first);
      else if (first) found.push(...[first, ...others].map((classes) => [...classes]));
    });
  });
  return found.filter((classes) => classes.length > 0);
}

function* globalSelectors(text: string): Generator<string> {
  const found: string[] = [];
  const root = parse(text);
  root.walkAtRules((rule) => {
    // a registered variable has its initial value in every element, not that of the theme
    const isOfTheme = rule.name === 'property' && rule.params.startsWith(THEME);
    if (isOfTheme || OF_PAGE.test(rule.name)) found.push(`@${rule.name} ${rule.params}`.trim());
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule) || isHeld(rule.parent)) return;
    selectorParser((selectors) =>
      selectors.each((selector) => {
        if (!hasOwnClass(selector)) found.push(selector.toString().trim());
      }),
    ).processSync(rule.selector);
  });
  yield* found;
}

/**
 * True if a selector requires an element of the release: the class of `:not(.a)` is not required, and that of `:has(.a)`
 * is on another element, which the shell may contain.
 */
function hasOwnClass(selector: selectorParser.Selector): boolean {
  return selector.nodes.some(
    (node) =>
      node.type === 'class' ||
      node.type === 'nesting' ||
      (node.type === 'pseudo' &&
        SAME_ELEMENT.has(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((alternative) => hasOwnClass(alternative))),
  );
}

function isKeyframe({ parent }: StyleRule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** `@scope (.a)`; without a class of its own, the scope is the page. */
function isOwnScope({ name, params }: AtRule): boolean {
  const root = /^\(([^)]*)\)/.exec(params)?.[1];
  if (name !== 'scope' || root === undefined) return false;
  let isOwn = false;
  selectorParser((selectors) => {
    isOwn = selectors.nodes.every(hasOwnClass);
  }).processSync(root);
  return isOwn;
}

function isHeld(container: Container | Document | undefined): boolean {
  if (!container || container.type === 'root' || container.type === 'document') return false;
  // a nested rule belongs to the selector around it; a layer changes the order of rules, not what they reach
  if (container.type === 'rule') return true;
  return isOwnScope(container as AtRule) || isHeld(container.parent);
}

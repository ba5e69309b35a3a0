import { parse, type AtRule, type Container, type Document, type Rule as StyleRule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { ReleaseFacts } from '../facts.ts';
import { isShell, nameOf, perBrand, type Faults, type Rule } from '../rule.ts';

/** Prefix of the theme's CSS variables, shared by all releases. */
const THEME = '--fy-';

export const styleRules: readonly Rule[] = [
  {
    id: 'css/collision',
    level: 'error',
    about: 'No class, keyframes, custom property or layer has the same name as in another live release.',
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
          for (const [name, file] of names)
            if (theirs?.has(name) === true)
              yield {
                text: `${name} is in ${file} of ${nameOf(facts.candidate)} and in ${theirs.get(name)} of ${nameOf(other)}.`,
                file,
              };
        }
      }),
  },
  {
    id: 'css/global',
    level: 'error',
    about:
      'A remote styles only its own elements: every selector contains one of its classes, or is in a layer or scope.',
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

const KNOWN = new WeakMap<ReleaseFacts, ReadonlyMap<string, string> | undefined>();

/** Global CSS names that a release defines, each with its style sheet. */
function namesOf(release: ReleaseFacts): ReadonlyMap<string, string> | undefined {
  if (!KNOWN.has(release))
    KNOWN.set(
      release,
      release.styles &&
        new Map(
          Object.entries(release.styles).flatMap(([file, text]) =>
            [...globalNames(text)].map((name) => [name, file] as const),
          ),
        ),
    );
  return KNOWN.get(release);
}

function* globalNames(text: string): Generator<string> {
  const found = new Set<string>();
  const root = parse(text);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    selectorParser((selectors) =>
      selectors.walkClasses(({ value }) => void found.add(`.${value}`)),
    ).processSync(rule.selector);
  });
  root.walkAtRules(
    /^(?:-\w+-)?keyframes$|^property$|^layer$/,
    (rule) => void found.add(`@${rule.name} ${rule.params}`),
  );
  root.walkDecls(/^--/, ({ prop }) => void (prop.startsWith(THEME) || found.add(prop)));
  yield* found;
}

function* globalSelectors(text: string): Generator<string> {
  const found: string[] = [];
  parse(text).walkRules((rule) => {
    if (isKeyframe(rule) || isHeld(rule.parent)) return;
    selectorParser((selectors) =>
      selectors.each((selector) => {
        let isOwn = false;
        selector.walk(
          (node) => void (isOwn ||= node.type === 'class' || node.type === 'id' || node.type === 'nesting'),
        );
        if (!isOwn) found.push(selector.toString().trim());
      }),
    ).processSync(rule.selector);
  });
  yield* found;
}

function isKeyframe({ parent }: StyleRule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function isHeld(container: Container | Document | undefined): boolean {
  if (!container || container.type === 'root' || container.type === 'document') return false;
  if (container.type === 'rule') return true;
  return ['layer', 'scope'].includes((container as AtRule).name) || isHeld(container.parent);
}

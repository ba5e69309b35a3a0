import { parse, type AnyNode, type CallExpression, type MemberExpression, type NewExpression } from 'acorn';
import { full } from 'acorn-walk';
import { KNOWN_ORIGINS } from '../knownOrigins.ts';
import type { CandidateFacts } from '../facts.ts';
import { nameOf, type Faults, type Rule } from '../rule.ts';

/** Needs no other evidence than the release itself. */
export const originRule = {
  id: 'code/origin',
  level: 'error',
  about: 'Scripts and styles refer only to origins of Foyer and those in shared/gate/src/knownOrigins.ts.',
  toDo: 'Serve it from our own origin, or add the origin with a reason.',
  *check({ candidate }: { readonly candidate: CandidateFacts }): Faults {
    yield* inScripts(candidate, unknownOrigins);
    for (const [file, text] of Object.entries(candidate.styles ?? {}))
      // also @import and image-set, which load an address without url()
      for (const [, url = ''] of text.matchAll(/(?:url\(\s*|["'])["']?((?:https?:)?\/\/[^"')]+)/gi))
        if (!isKnown(url)) yield { text: `${file} loads ${url}.`, file };
  },
} as const satisfies Rule;

export const codeRules: readonly Rule[] = [
  {
    id: 'code/dynamic',
    level: 'error',
    about:
      'Scripts do not create code from text: no eval, no Function, no timers with text, no document.write.',
    toDo: 'Write a function instead, or replace the library that does this.',
    check: ({ candidate }) => inScripts(candidate, dynamicCode),
  },
  {
    id: 'code/inline',
    level: 'error',
    about: 'Scripts do not write event handlers or scripts into markup; the page’s policy blocks them.',
    toDo: 'Add an event listener to the element.',
    check: ({ candidate }) => inScripts(candidate, inlineCode),
  },
  originRule,
];

type NodeCheck = (node: AnyNode) => string | undefined;

function* inScripts(candidate: CandidateFacts, check: NodeCheck): Faults {
  const scripts = Object.entries(candidate.scripts ?? {});
  // every remote has a script, so an empty list means that none could be read
  if (scripts.length === 0)
    yield { text: `The scripts of ${nameOf(candidate)} could not be read.`, isGap: true };
  for (const [file, text] of scripts) {
    const found = new Set<string>();
    full(treeOf(text), (node) => {
      const finding = check(node);
      if (finding !== undefined) found.add(finding);
    });
    for (const finding of found) yield { text: `${file} ${finding}.`, file };
  }
}

const TREES = new Map<string, AnyNode>();

/** Parses a script; cached, because three rules read the same scripts. */
function treeOf(text: string): AnyNode {
  const tree = TREES.get(text) ?? parse(text, { ecmaVersion: 'latest', sourceType: 'script' });
  TREES.set(text, tree);
  return tree;
}

const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const WRITERS = new Set(['write', 'writeln']);
const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent']);
const HANDLER = /<[a-z][^<>]*\son[a-z]+\s*=|<script[\s>]|^\s*javascript:/i;

function dynamicCode(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const name = calleeName(node);
  const isText =
    (node.arguments[0]?.type === 'Literal' && typeof node.arguments[0].value === 'string') ||
    node.arguments[0]?.type === 'TemplateLiteral';
  if (name === 'eval') return 'calls eval';
  if (name === 'Function' && node.arguments.length > 0) return 'creates a Function from text';
  // every function has Function as its constructor
  if (node.callee.type === 'MemberExpression' && propertyOf(node.callee) === 'constructor' && isText)
    return isGlobalFallback(node) ? undefined : 'creates a Function from text';
  if (name !== undefined && TIMERS.has(name) && isText) return `passes text to ${name}`;
  const { callee } = node;
  const isWriter =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    WRITERS.has(callee.property.name) &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'document';
  return isWriter ? 'calls document.write' : undefined;
}

/** `eval`, `(0, eval)`, `window.eval` and `window['eval']`, not `something.eval`. */
function calleeName({ callee }: CallExpression | NewExpression): string | undefined {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  if (called?.type === 'Identifier') return called.name;
  if (called?.type !== 'MemberExpression') return undefined;
  return called.object.type === 'Identifier' && WINDOWS.has(called.object.name)
    ? propertyOf(called)
    : undefined;
}

/** The last attempt of libraries (Apollo Client) to find the global object, which no browser of ours reaches. */
function isGlobalFallback({ arguments: [text] }: CallExpression | NewExpression): boolean {
  return text?.type === 'Literal' && text.value === 'return this';
}

function propertyOf({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function inlineCode(node: AnyNode): string | undefined {
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'setAttribute'
  ) {
    const [name] = node.arguments;
    if (name?.type === 'Literal' && typeof name.value === 'string' && /^on[a-z]+$/i.test(name.value))
      return `writes the handler ${name.value} into an attribute`;
  }
  const text = textOf(node);
  const found = text === undefined ? undefined : HANDLER.exec(text)?.[0].trim();
  return found === undefined ? undefined : `contains markup that runs code: ${found}`;
}

/** `//host.example/file`, which has the protocol of the page. */
const WITHOUT_PROTOCOL = /^\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?$/i;

function unknownOrigins(node: AnyNode): string | undefined {
  const text = textOf(node);
  if (text === undefined) return undefined;
  const [withoutProtocol] = WITHOUT_PROTOCOL.exec(text) ?? [];
  const url = [
    ...[...text.matchAll(/(?:https?|wss?):\/\/[^\s"'<>()\\]+/gi)].map(([found]) => found),
    ...(withoutProtocol === undefined ? [] : [withoutProtocol]),
  ].find((found) => !isKnown(found));
  return url === undefined ? undefined : `refers to ${url}`;
}

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}

function isKnown(url: string): boolean {
  // a fragment of an address; the complete address is concatenated from parts that are checked
  if (!URL.canParse(url, 'https://foyer.invalid')) return true;
  return new URL(url, 'https://foyer.invalid').origin in KNOWN_ORIGINS;
}

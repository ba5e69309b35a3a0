import path from 'node:path';

/** A file of the repository with its text; `file` is relative to the root, with `/`. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export interface ReferenceProblem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly problem: string;
}

const REQUIREMENTS = 'shared/docs/requirements';
/** A reference with `.md` is a link, which is checked separately. */
const REQUIREMENT = /\brequirements\/([a-z][a-z-]*)\b(?!\.md)(?:#([a-z0-9-]+))?/gi;
/** Pages that are not part of the repository, and section numbers of the specification. */
const OUTSIDE =
  /\bspec\s+§|\b(?:domain|reliability|architecture|federation|backend|baseline|platforms|spec-gaps)\.md\b/gi;
const LINK = /\]\(([^)\s]+)\)/g;

/**
 * Unresolved references: `requirements/<page>#<anchor>` in any file, and relative links in Markdown.
 * @param exists whether a path relative to the root is a file or a folder of the repository.
 */
export function checkReferences(
  files: readonly TextFile[],
  exists: (file: string) => boolean,
): ReferenceProblem[] {
  const anchors = new Map(
    files.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, anchorsOf(text)]),
  );
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const problems = [
        ...requirementProblems(line, anchors),
        ...outsideProblems(file, line),
        ...(file.endsWith('.md') ? linkProblems(file, line, anchors, exists) : []),
      ];
      return problems.map((problem) => ({ file, line: index + 1, problem }));
    }),
  );
}

/** Explicit ids, and the ids that GitHub generates from headings. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const explicit = [...markdown.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) => slug(title ?? ''));
  return new Set([...explicit, ...headings]);
}

function slug(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function requirementProblems(line: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...line.matchAll(REQUIREMENT)].flatMap(([reference, page = '', anchor]) => {
    const known = anchors.get(`${REQUIREMENTS}/${page}.md`);
    if (!known) return [`"${reference}": there is no page ${REQUIREMENTS}/${page}.md`];
    if (anchor !== undefined && !known.has(anchor)) return [`"${reference}": the page has no such anchor`];
    return [];
  });
}

function outsideProblems(file: string, line: string): string[] {
  // links between the requirement pages are resolved as links
  if (file.startsWith(`${REQUIREMENTS}/`)) return [];
  return [...line.matchAll(OUTSIDE)]
    .filter(([found]) => found !== 'ARCHITECTURE.md')
    .map(([found]) => `"${found}" is not in the repository: refer to requirements/<page>#<anchor>`);
}

function linkProblems(
  file: string,
  line: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (file: string) => boolean,
): string[] {
  return [...line.matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z][a-z+.-]*:/i.test(target) || target.startsWith('/')) return [];
    const [to = '', anchor] = target.split('#');
    const found = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(to));
    if (!exists(found)) return [`link "${target}": ${found} does not exist`];
    const known = anchors.get(found);
    return anchor !== undefined && known && !known.has(anchor)
      ? [`link "${target}": ${found} has no such anchor`]
      : [];
  });
}

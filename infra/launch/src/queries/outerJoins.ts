const TOKEN = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|[a-z_][\w$]*|[^\s\w]/gi;
const NAME = /^[a-z_]/;

/**
 * Tables that a statement reads only as the optional side of an outer join: `left join bet`, and what a subquery
 * after `left join` reads. All their columns can be null in the result. Names are without a schema, in lower case.
 */
export function outerJoinedTables(text: string): ReadonlySet<string> {
  const tokens = (text.toLowerCase().match(TOKEN) ?? []).filter((token) => !/^(--|\/\*|')/.test(token));
  const optional = new Set<string>();
  const required = new Set<string>();
  // one entry for each open parenthesis: whether it belongs to the optional side of a join
  const groups: boolean[] = [];
  tokens.forEach((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (token === '(') groups.push(followsOuterJoin(tokens, index));
    else if (token === ')') groups.pop();
    else if (NAME.test(token) && after !== '.') {
      const start = before === '.' ? index - 2 : index;
      const isOptional = groups.includes(true) || followsOuterJoin(tokens, start);
      (isOptional ? optional : required).add(token);
    }
  });
  return new Set([...optional].filter((name) => !required.has(name)));
}

/** True if the relation at `index` comes after `left [outer] join [lateral]`, or the same with `full`. */
function followsOuterJoin(tokens: readonly string[], index: number): boolean {
  const keywords = tokens
    .slice(Math.max(0, index - 4), index)
    .filter((token) => token !== 'lateral' && token !== 'outer');
  return keywords.at(-1) === 'join' && ['left', 'full'].includes(keywords.at(-2) ?? '');
}

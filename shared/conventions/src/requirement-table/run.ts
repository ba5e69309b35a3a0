import { repositoryFiles } from '../repositoryFiles.ts';
import { requirementTable, unprovenRows } from './requirementTable.ts';

const rows = requirementTable(
  repositoryFiles(/package-lock\.json$|^shared\/conventions\/src\/requirement-table\//),
);
const cell = (files: readonly string[]): string => (files.length === 0 ? '—' : files.join('<br>'));

console.log('| Requirement | Code | Tests |\n|---|---|---|');
for (const { id, title, code, tests } of rows)
  console.log(`| \`${id}\` ${title} | ${cell(code)} | ${cell(tests)} |`);
console.log();
const unproven = unprovenRows(rows);
const marked = rows.filter(({ tests }) => tests.length === 0);
list(
  'without code and tests',
  unproven.filter(({ code }) => code.length === 0),
);
list(
  'with code and without tests',
  unproven.filter(({ code }) => code.length > 0),
);
list(
  'planned',
  marked.filter(({ mark }) => mark === 'planned'),
);
list(
  'background without a rule of its own',
  marked.filter(({ mark }) => mark === 'background'),
);

function list(what: string, listed: typeof rows): void {
  console.log(`${listed.length} of ${rows.length} ${what}:`);
  for (const { id, title } of listed) console.log(`- \`${id}\` ${title}`);
  console.log();
}

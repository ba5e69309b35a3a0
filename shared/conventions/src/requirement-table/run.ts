import { repositoryFiles } from '../repositoryFiles.ts';
import { requirementTable } from './requirementTable.ts';

const rows = requirementTable(
  repositoryFiles(/package-lock\.json$|^shared\/conventions\/src\/requirement-table\//),
);
const cell = (files: readonly string[]): string => (files.length === 0 ? '—' : files.join('<br>'));

console.log('| Requirement | Code | Tests |\n|---|---|---|');
for (const { id, title, code, tests } of rows)
  console.log(`| \`${id}\` ${title} | ${cell(code)} | ${cell(tests)} |`);
console.log();
list('without code and tests', (row) => row.code.length === 0 && row.tests.length === 0);
list('with code and without tests', (row) => row.code.length > 0 && row.tests.length === 0);

function list(what: string, isListed: (row: (typeof rows)[number]) => boolean): void {
  const listed = rows.filter(isListed);
  console.log(`${listed.length} of ${rows.length} ${what}:`);
  for (const { id, title } of listed) console.log(`- \`${id}\` ${title}`);
  console.log();
}

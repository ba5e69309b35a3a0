import { parseArgs } from 'node:util';
import { repositoryRoot } from '@foyer/workspace';
import { countFindings, growth, lowered, readBaseline, writeBaseline } from './baseline.ts';
import { collectUnits } from './collectUnits.ts';
import { commitsSince, subjectProblem } from './commitSubjects.ts';
import { findDialect, shares, type Finding } from './findDialect.ts';
import { LAYERS } from './terms.ts';

// node shared/conventions/src/language/run.ts [--update] [--list <layer or package>]
const { values } = parseArgs({ options: { update: { type: 'boolean' }, list: { type: 'string' } } });

const baseline = readBaseline();
const commits = commitsSince(repositoryRoot).filter(({ hash }) => !baseline.acceptedCommits.includes(hash));
const units = collectUnits(repositoryRoot, commits);
const measured = shares(units);
const findings = findDialect(units);
const counts = countFindings(findings);
const { problems, packages } = growth(baseline, measured, counts);
const subjects = commits.flatMap(({ hash, subject }) => {
  const problem = subjectProblem(subject);
  return problem === undefined ? [] : [`commit ${hash} "${subject}": ${problem}`];
});

for (const finding of findings) if (isShown(finding)) console.error(sentence(finding));
for (const problem of [...problems, ...subjects]) console.error(problem);
for (const layer of LAYERS) {
  const { hits, units: all, percent } = measured[layer];
  console.log(`${layer.padEnd(14)} ${String(hits).padStart(5)} of ${String(all).padStart(5)}  ${percent} %`);
}
console.log(`language: ${units.length} texts, ${problems.length + subjects.length} problems`);
if (problems.length + subjects.length > 0) process.exitCode = 1;
else if (values.update) writeBaseline(lowered(baseline, measured, counts));

function isShown({ unit }: Finding): boolean {
  return (
    packages.has(`${unit.layer} ${unit.owner}`) || values.list === unit.layer || values.list === unit.owner
  );
}

function sentence({ unit, found, better }: Finding): string {
  const text = unit.text.length > 160 ? `${unit.text.slice(0, 160)}…` : unit.text;
  return `${unit.file}:${unit.line} ${unit.layer}: "${found}" in "${text}": write ${better}`;
}

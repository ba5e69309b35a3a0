/**
 * Checks every SQL statement of the services against their schemas: `npm run queries`. Starts a separate
 * PostgreSQL, runs all migrations, and executes none of the statements.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { createTestDatabase, type TestSchema } from '../postgres/testDatabase.ts';
import { checkQueries } from './checkQueries.ts';
import { connectDescriber } from './describe.ts';
import { DYNAMIC_QUERIES } from './dynamicQueries.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const SERVICES = [
  'api',
  'chat',
  'console',
  'eid',
  'engagement',
  'exclusion-register',
  'games',
  'identity',
  'jackpot',
  'payments',
  'registry',
];
const SERVICE_SOURCE = new RegExp(`/infra/(${SERVICES.join('|')})/src/(?!testing/).*(?<!\\.test)\\.ts$`);

const startedAt = performance.now();
const schemas = SERVICES.map((service): TestSchema => ({
  schema: service.replaceAll('-', '_'),
  migrations: join(ROOT, 'infra', service, 'sql'),
}));
const database = await createTestDatabase(...schemas);
try {
  const describer = await connectDescriber(database.connectionString);
  const program = createProgram();
  const files = program.getSourceFiles().filter(({ fileName }) => SERVICE_SOURCE.test(fileName));
  const report = await checkQueries(program, files, describer, ROOT);
  await describer.close();
  const problems = [...report.problems, ...compareDynamic(report.dynamic)];
  for (const problem of problems) console.error(problem);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${report.checked} statements checked in ${seconds} s, ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await database.close();
}

function createProgram(): ts.Program {
  const file = join(ROOT, 'tsconfig.node.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const roots = parsed.fileNames.filter((name) => SERVICE_SOURCE.test(name));
  const { tsBuildInfoFile: _, ...options } = parsed.options;
  return ts.createProgram(roots, { ...options, incremental: false });
}

/** The list may only shrink: a text that is built at run time is not checked. */
function compareDynamic(found: ReadonlyMap<string, number>): readonly string[] {
  const files = new Set([...found.keys(), ...Object.keys(DYNAMIC_QUERIES)]);
  return [...files].sort().flatMap((file) => {
    const [actual, listed] = [found.get(file) ?? 0, DYNAMIC_QUERIES[file]?.calls ?? 0];
    if (actual === listed) return [];
    return actual > listed
      ? [
          `${file} has ${actual} query texts that are known at run time only; dynamicQueries.ts lists ${listed}. Build the text from constants.`,
        ]
      : [
          `${file} has ${actual} query texts that are known at run time only: correct dynamicQueries.ts, which lists ${listed}.`,
        ];
  });
}

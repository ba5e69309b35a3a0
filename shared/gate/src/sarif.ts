import { pageOf, type CheckReport } from './report.ts';
import type { Finding } from './rules.ts';
import { ALL_RULES } from './rules.ts';
import type { Waiver } from '@foyer/kernel/waivers';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The report in SARIF 2.1.0, for code scanning and editors. */
export function sarifOf(report: CheckReport, folder: string): object {
  const { app, release, environment, result } = report;
  const gaps = report.findings.filter(({ isGap }) => isGap === true);
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'foyer check',
            informationUri: 'https://foyer.invalid/shared/docs/checks',
            rules: ALL_RULES.map(({ id, level, about, toDo }) => ({
              id,
              shortDescription: { text: about },
              help: { text: `${toDo} See ${pageOf(id)}.` },
              defaultConfiguration: { level },
            })),
          },
        },
        automationDetails: { id: `foyer-check/${app}/${environment ?? 'files'}/` },
        invocations: [
          {
            executionSuccessful: result !== 'incomplete',
            toolExecutionNotifications: gaps.map(({ id, text }) => ({
              level: 'error',
              message: { text },
              associatedRule: { id },
            })),
          },
        ],
        properties: { app, release, environment, result },
        results: [
          ...report.findings
            .filter(({ isGap }) => isGap !== true)
            .map((finding) => resultOf(finding, folder)),
          ...report.waived.map(({ waiver, ...finding }) => resultOf(finding, folder, waiver)),
        ],
      },
    ],
  };
}

function resultOf(
  { id, level, text, toDo, file, brands, first }: Finding,
  folder: string,
  waiver?: Waiver,
): object {
  return {
    ruleId: id,
    ruleIndex: ALL_RULES.findIndex((rule) => rule.id === id),
    level,
    message: { text: `${text} ${toDo}` },
    // findings concern the build, but the squad can only change its own folder
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file === undefined ? `${folder}/package.json` : `${folder}/${file}` },
        },
      },
    ],
    ...(waiver && {
      suppressions: [
        { kind: 'external', status: 'accepted', justification: `${waiver.reason} (until ${waiver.until})` },
      ],
    }),
    ...((brands ?? first) && { properties: { ...(brands && { brands }), ...(first && { first }) } }),
  };
}

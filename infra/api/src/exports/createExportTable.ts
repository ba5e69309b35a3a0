import { bonusExport } from './bonusExport.ts';
import type { ExportPart, ExportRequest, ExportTexts } from './exportPart.ts';
import type { ExportName, ExportTable } from './exportTable.ts';
import { limitExport } from './limitExport.ts';
import { noticeExport } from './noticeExport.ts';
import { paymentExport } from './paymentExport.ts';
import { rewardExport } from './rewardExport.ts';
import { roundExport } from './roundExport.ts';
import { sessionExport } from './sessionExport.ts';
import { sportsBetExport } from './sportsBetExport.ts';
import { statementExport } from './statementExport.ts';

const PARTS: Readonly<Record<ExportName, (request: ExportRequest, texts: ExportTexts) => ExportPart>> = {
  deposits: (request, texts) => paymentExport('Deposit', request, texts),
  withdrawals: (request, texts) => paymentExport('Withdrawal', request, texts),
  bonuses: bonusExport,
  games: roundExport,
  rewards: rewardExport,
  'sports-bets': sportsBetExport,
  sessions: sessionExport,
  limits: limitExport,
  notices: noticeExport,
  statement: statementExport,
};

/** The table of an export with the rows of one player. */
export function createExportTable(name: ExportName, request: ExportRequest): ExportTable {
  const label = (key: string): string => request.content.textOf(`export.${key}`, request.locale) ?? key;
  const part = PARTS[name](request, {
    label,
    column: (key, width, isNumber = false) => ({ label: label(`column.${key}`), width, isNumber }),
  });
  return { title: label(`title.${name}`), currency: request.currency, ...part };
}

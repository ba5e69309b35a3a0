export { ExportButtons, type ExportButtonsProps } from './export-buttons/ExportButtons.tsx';
export type { HistoryFilter } from './history/HistoryFilters.tsx';
export { HistoryPeriod } from './history/HistoryFilters.tsx';
export { HistoryList, type HistoryListProps, type HistoryTexts } from './history/HistoryList.tsx';
export { HistoryPage, type HistoryPageProps } from './history/HistoryPage.tsx';
export type { HistoryTotal } from './history/HistoryTotals.tsx';
export {
  useHistory,
  type History,
  type HistoryConnection,
  type HistoryData,
  type HistoryNode,
} from './history/useHistory.ts';
export { useHistoryDates, useHistoryZone } from './history/useHistoryDates.ts';
export {
  useHistorySelection,
  type HistoryChoices,
  type HistoryChosen,
  type HistorySelection,
} from './history/useHistorySelection.ts';
export { ProfileFrame, type ProfileFrameProps } from './profile-frame/ProfileFrame.tsx';
export { ProfileNavigation, type ProfileNavigationProps } from './profile-frame/ProfileNavigation.tsx';
export type { ProfileRoute } from './profile-frame/profilePages.ts';
export {
  readRuleExplanation,
  useRuleExplanation,
  type ExplainedRule,
  type RuleExplanation,
} from './rule-explanation/useRuleExplanation.ts';
export { WhyRule, type WhyRuleProps } from './rule-explanation/WhyRule.tsx';

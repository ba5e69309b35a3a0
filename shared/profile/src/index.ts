export { ExportButtons, type ExportButtonsProps } from './export-buttons/ExportButtons.tsx';
export {
  HistoryFilters,
  type HistoryFilterSelect,
  type HistoryFiltersProps,
} from './history/HistoryFilters.tsx';
export { HistoryFrame, type HistoryFrameProps, type HistoryTexts } from './history/HistoryFrame.tsx';
export { HistoryRangeFilter, type HistoryRangeFilterProps } from './history/HistoryRangeFilter.tsx';
export { ProfileFrame, type ProfileFrameProps } from './profile-frame/ProfileFrame.tsx';
export { ProfileNavigation, type ProfileNavigationProps } from './profile-frame/ProfileNavigation.tsx';
export type { ProfileRoute } from './profile-frame/profilePages.ts';
export {
  useHistorySelection,
  type HistoryChoice,
  type HistorySelection,
} from './history/useHistorySelection.ts';
export {
  readRuleExplanation,
  useRuleExplanation,
  type RuleExplanation,
} from './rule-explanation/useRuleExplanation.ts';
export { WhyRule, type WhyRuleProps } from './rule-explanation/WhyRule.tsx';

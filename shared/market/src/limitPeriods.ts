export const LIMIT_PERIODS = ['Day', 'Week', 'Month'] as const; // requirements/entities#limit-period Limit period
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

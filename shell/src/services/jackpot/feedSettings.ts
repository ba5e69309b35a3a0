import type { JackpotFeedSettingsQuery } from './JackpotFeedSettings.generated.ts';

/** Settings that the provider's addresses and the opt-in need. */
export interface FeedSettings {
  readonly sourceId: string;
  readonly instanceId: string;
  readonly operatorId: string;
  /** Numbers as strings (requirements/entities#jackpot). */
  readonly options: readonly string[];
  readonly initialValue: string;
  /** The brand has raffles: players are connected, so that a prize is shown on any page. */
  readonly hasRaffles: boolean;
}

/** Undefined when the brand has no jackpot or its settings are incomplete (requirements/errors#jackpot). */
export function readSettings(root: JackpotFeedSettingsQuery['root'] | undefined): FeedSettings | undefined {
  const settings = root?.jackpotSettings;
  if (root === undefined || settings?.enabled !== true) return undefined;
  const {
    sourceId,
    instanceId,
    operatorId,
    contributionOptions: options,
    initialContributionValue,
  } = settings;
  if (sourceId === null || instanceId === null || operatorId === null || initialContributionValue === null)
    return undefined;
  return options.length === 0
    ? undefined
    : {
        sourceId,
        instanceId,
        operatorId,
        options,
        initialValue: initialContributionValue,
        hasRaffles: root.raffleSettings.enabled,
      };
}

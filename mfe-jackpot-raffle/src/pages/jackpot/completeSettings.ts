import type { JackpotPageQuery } from './JackpotPage.generated.ts';

/** Complete jackpot settings from the content. */
interface JackpotTerms {
  readonly sourceId: string;
  readonly instanceId: string;
  readonly operatorId: string;
  readonly contributionOptions: readonly string[];
  readonly initialContributionValue: string;
}

type Settings = JackpotPageQuery['root']['jackpotSettings'];

/** Settings that are complete enough to call the provider. */
export type CompleteSettings = Settings & JackpotTerms;

/**
 * The same object, so that dependents do not restart; undefined if something is missing
 * (requirements/errors#jackpot).
 */
export function completeSettings(settings: Settings): CompleteSettings | undefined {
  return isComplete(settings) ? settings : undefined;
}

function isComplete(settings: Settings): settings is CompleteSettings {
  return (
    settings.sourceId !== null &&
    settings.instanceId !== null &&
    settings.operatorId !== null &&
    settings.initialContributionValue !== null &&
    settings.contributionOptions.length > 0
  );
}

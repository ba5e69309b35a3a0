import type { JackpotPageQuery } from './JackpotPage.generated.ts';

/** Complete jackpot settings from the content. */
export interface CompleteTerms {
  readonly sourceId: string;
  readonly instanceId: string;
  readonly operatorId: string;
  readonly contributionOptions: readonly string[];
  readonly initialContributionValue: string;
}

/** Settings as any of the queries returns them. */
type IncompleteTerms = {
  readonly [Name in keyof CompleteTerms]:
    | CompleteTerms[Name]
    | (Name extends 'contributionOptions' ? never : null);
};

/** Settings that are complete enough to call the provider. */
export type CompleteSettings = JackpotPageQuery['root']['jackpotSettings'] & CompleteTerms;

/**
 * The same object, so that dependents do not restart; undefined if something is missing
 * (requirements/errors#jackpot).
 */
export function completeSettings<Settings extends IncompleteTerms>(
  settings: Settings,
): (Settings & CompleteTerms) | undefined {
  return isComplete(settings) ? settings : undefined;
}

function isComplete<Settings extends IncompleteTerms>(
  settings: Settings,
): settings is Settings & CompleteTerms {
  return (
    settings.sourceId !== null &&
    settings.instanceId !== null &&
    settings.operatorId !== null &&
    settings.initialContributionValue !== null &&
    settings.contributionOptions.length > 0
  );
}

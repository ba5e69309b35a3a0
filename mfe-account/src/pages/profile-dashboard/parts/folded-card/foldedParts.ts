/** Contents of the folded cards in one file: most visits to the overview open none of them. */
export { ActivityYears } from '../activity-card/ActivityYears.tsx';
export { Details } from '../details-card/Details.tsx';
export { MarketingChannels } from '../marketing-card/MarketingChannels.tsx';
export { Statement } from '../statement-card/Statement.tsx';

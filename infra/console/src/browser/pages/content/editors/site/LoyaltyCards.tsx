import { useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import { Heading } from '@foyer/ui';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { CardFields } from './CardFields.tsx';
import { messages } from './LoyaltyFields.messages.ts';

/** The loyalty page of a brand. */
export type LoyaltyPage = NonNullable<SiteSettings['gamificationSettings']['loyaltyPage']>;
type RankCard = LoyaltyPage['rankCards'][number];
type RewardCard = LoyaltyPage['rewardCards'][number];
type Step = LoyaltyPage['steps'][number];

const NEW_RANK: RankCard = {
  rank: '',
  subtitle: null,
  logo: null,
  color: null,
  benefitsTitle: null,
  benefits: [],
};
const NEW_REWARD: RewardCard = { title: '', description: null, image: null, color: null };
const NEW_STEP: Step = { title: '', subtitle: null, description: null, image: null };
const PAGE = ['gamificationSettings', 'loyaltyPage'] as const;

/** Cards of ranks and rewards, and the steps of the loyalty page, each in the order of the page. */
export function LoyaltyCards({ value, disabled, onChange }: EditorProps<LoyaltyPage>) {
  const text = useText();
  const problemAt = useProblemAt();
  const named = (name: string, index: number): string =>
    name || text(itemMessages.unnamed, { place: index + 1 });
  return (
    <>
      <Heading level={3} size="title3">
        {text(messages.rankCards)}
      </Heading>
      <ItemList<RankCard>
        items={value.rankCards}
        disabled={disabled}
        addLabel={text(messages.addRank)}
        error={problemAt(...PAGE, 'rankCards')}
        nameOf={({ rank }, index) => named(rank, index)}
        created={() => NEW_RANK}
        onChange={(rankCards) => onChange({ ...value, rankCards })}
      >
        {(card, index, change) => (
          <CardFields
            path={[...PAGE, 'rankCards', index]}
            head="rank"
            texts={['subtitle', 'benefitsTitle']}
            picture="logo"
            value={card}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
      <Heading level={3} size="title3">
        {text(messages.rewardCards)}
      </Heading>
      <ItemList<RewardCard>
        items={value.rewardCards}
        disabled={disabled}
        addLabel={text(messages.addReward)}
        error={problemAt(...PAGE, 'rewardCards')}
        nameOf={({ title }, index) => named(title, index)}
        created={() => NEW_REWARD}
        onChange={(rewardCards) => onChange({ ...value, rewardCards })}
      >
        {(card, index, change) => (
          <CardFields
            path={[...PAGE, 'rewardCards', index]}
            head="title"
            texts={['description']}
            picture="image"
            value={card}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
      <Heading level={3} size="title3">
        {text(messages.steps)}
      </Heading>
      <ItemList<Step>
        items={value.steps}
        disabled={disabled}
        addLabel={text(messages.addStep)}
        error={problemAt(...PAGE, 'steps')}
        nameOf={({ title }, index) => named(title, index)}
        created={() => NEW_STEP}
        onChange={(steps) => onChange({ ...value, steps })}
      >
        {(card, index, change) => (
          <CardFields
            path={[...PAGE, 'steps', index]}
            head="title"
            texts={['subtitle', 'description']}
            picture="image"
            value={card}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
    </>
  );
}

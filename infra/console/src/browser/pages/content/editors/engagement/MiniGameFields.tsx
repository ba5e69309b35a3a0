import { useText } from '@foyer/i18n';
import { MINI_GAME_KINDS, MINI_GAME_PARTS } from '@foyer/kernel/mini-games';
import { LIMIT_PERIODS } from '@foyer/kernel/rewards-shop';
import type { MiniGamePrizeRule, MiniGameRule } from '@foyer/market/engagement-rules';
import { Heading } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { NEW_SOURCES, PrizeFields, SourceFields } from './MiniGameParts.tsx';
import { NameFields } from './RuleTextFields.tsx';

interface MiniGameFieldsProps extends EditorProps<MiniGameRule> {
  /** Index in the list. */
  readonly index: number;
}

const NEW_PRIZE: MiniGamePrizeRule = { id: '', parts: 0, reward: { kind: 'points', points: 0 }, stock: null };
/** Fields of one mini-game: texts, prizes with their odds, plays, price and period. */
export function MiniGameFields({ index, value, disabled, onChange }: MiniGameFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  const set = (change: Partial<MiniGameRule>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  const { free, prizes, sources } = value;
  const sum = prizes.reduce((parts, prize) => parts + prize.parts, 0);
  return (
    <>
      <NameFields path={[index]} value={value} disabled={disabled} onChange={set} />
      <div className={css.grid}>
        {field.word({ name: 'id', help: 'idHelp', value: value.id, onChange: (id) => set({ id }) })}
        {field.choice({
          name: 'gameKind',
          place: ['kind'],
          value: value.kind,
          options: MINI_GAME_KINDS.map((name) => [name, messages[name]]),
          onChange: (kind) => set({ kind }),
        })}
        {field.number({
          name: 'plays',
          help: 'playsHelp',
          value: value.plays,
          onChange: (plays) => set({ plays }),
        })}
        {field.number({
          name: 'dailyLimit',
          value: value.dailyLimit,
          onChange: (dailyLimit) => set({ dailyLimit }),
        })}
        {field.optional({
          name: 'freeCount',
          place: ['free', 'count'],
          help: 'noneHelp',
          value: free?.count ?? null,
          onChange: (count) => set({ free: count === null ? null : { period: 'day', ...free, count } }),
        })}
        {free !== null &&
          field.choice({
            name: 'freePeriod',
            place: ['free', 'period'],
            value: free.period,
            options: LIMIT_PERIODS.map((name) => [name, messages[name]]),
            onChange: (period) => set({ free: { ...free, period } }),
          })}
        {field.optional({
          name: 'playPrice',
          place: ['price'],
          help: 'notSoldHelp',
          value: value.price,
          onChange: (price) => set({ price }),
        })}
        {field.number({ name: 'keptDays', value: value.keptDays, onChange: (keptDays) => set({ keptDays }) })}
        {field.period(value, set)}
        {field.lowestLevel(value, set)}
      </div>
      <Heading level={4} size="title3">
        {text(messages.prizes)}
      </Heading>
      <p className={panel.muted}>{text(messages.oddsSum, { sum, parts: MINI_GAME_PARTS })}</p>
      <ItemList
        items={prizes}
        disabled={disabled}
        addLabel={text(messages.addPrize)}
        error={problemAt(index, 'prizes')}
        nameOf={(prize, place) => prize.id || text(messages.prize, { place: place + 1 })}
        created={() => NEW_PRIZE}
        onChange={(next) => set({ prizes: [...next] })}
      >
        {(prize, place, change) => (
          <PrizeFields path={[index, 'prizes', place]} value={prize} disabled={disabled} onChange={change} />
        )}
      </ItemList>
      <Heading level={4} size="title3">
        {text(messages.playSources)}
      </Heading>
      <ItemList
        items={sources}
        disabled={disabled}
        addLabel={text(messages.addSource)}
        error={problemAt(index, 'sources')}
        nameOf={(_source, place) => text(messages.source, { place: place + 1 })}
        created={() => NEW_SOURCES.mission}
        onChange={(next) => set({ sources: [...next] })}
      >
        {(source, place, change) => (
          <SourceFields
            path={[index, 'sources', place]}
            value={source}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
    </>
  );
}

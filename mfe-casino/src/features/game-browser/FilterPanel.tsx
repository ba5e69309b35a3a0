import { Text, useNumbers, useText, type Message } from '@foyer/i18n';
import { useFeature } from '@foyer/platform';
import { Button, FilterChip } from '@foyer/ui';
import { Select, TextField } from '@foyer/ui/forms';
import type { ReactNode } from 'react';
import {
  countChoice,
  isFiltering,
  NO_FILTERS,
  RTP_STEPS,
  SORTS,
  VOLATILITIES,
  type GameFilters,
  type GameSort,
} from './gameFilters.ts';
import { useGameTerms } from '../game-terms/useGameTerms.ts';
import * as css from './FilterPanel.css.ts';
import type { GameBrowser_gameFragment } from './GameBrowser.generated.ts';
import { messages } from './GameBrowser.messages.ts';

export interface FilterPanelProps {
  readonly games: readonly GameBrowser_gameFragment[];
  readonly filters: GameFilters;
  onChange(filters: GameFilters): void;
}

const SORT_TEXTS: Readonly<Record<GameSort, Message>> = {
  popular: messages.sortPopular,
  newest: messages.sortNewest,
  name: messages.sortName,
  rtp: messages.sortRtp,
  'max-win': messages.sortMaxWin,
};
const BASIS_POINTS = 10_000;

/** All filters, with the number of games for each choice. */
export function FilterPanel({ games, filters, onChange }: FilterPanelProps) {
  const text = useText();
  const terms = useGameTerms();
  const studios = new Map(games.map((game) => [game.studio.slug, game.studio.name]));
  const features = [...new Set(games.flatMap((game) => game.features))];
  return (
    <div className={css.panel}>
      <FilterFields filters={filters} onChange={onChange} />
      <ChipGroup
        facet="studios"
        title={text(messages.studios)}
        choices={[...studios].map(([value, name]) => ({ value, name }))}
        games={games}
        filters={filters}
        onChange={onChange}
      />
      <ChipGroup
        facet="features"
        title={text(messages.features)}
        choices={features.map((value) => ({ value, name: terms.feature(value) }))}
        games={games}
        filters={filters}
        onChange={onChange}
      />
      <ChipGroup
        facet="volatilities"
        title={text(messages.volatility)}
        choices={VOLATILITIES.map((value) => ({ value, name: terms.volatility(value) }))}
        games={games}
        filters={filters}
        onChange={onChange}
      />
      {isFiltering(filters) && (
        <div>
          <Button tone="quiet" onPress={() => onChange(NO_FILTERS)}>
            <Text {...messages.clear} />
          </Button>
        </div>
      )}
    </div>
  );
}

function FilterFields({ filters, onChange }: Omit<FilterPanelProps, 'games'>): ReactNode {
  const text = useText();
  const numbers = useNumbers();
  const hasRtp = useFeature('ShowRTP');
  const steps = RTP_STEPS.map((step) => ({
    value: String(step),
    label: numbers.percent(step / BASIS_POINTS),
  }));
  return (
    <div className={css.fields}>
      <TextField
        label={text(messages.search)}
        type="search"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <Select
        label={text(messages.sort)}
        value={filters.sort}
        options={SORTS.map((sort) => ({ value: sort, label: text(SORT_TEXTS[sort]) }))}
        onChange={(value) =>
          onChange({ ...filters, sort: SORTS.find((sort) => sort === value) ?? 'popular' })
        }
      />
      {hasRtp && (
        <Select
          label={text(messages.rtp)}
          value={String(filters.minimumRtp ?? 0)}
          options={[{ value: '0', label: text(messages.rtpAny) }, ...steps]}
          onChange={(value) =>
            onChange({ ...filters, minimumRtp: RTP_STEPS.find((step) => String(step) === value) })
          }
        />
      )}
    </div>
  );
}

interface ChipGroupProps extends FilterPanelProps {
  readonly facet: 'studios' | 'features' | 'volatilities';
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}

function ChipGroup({ facet, title, choices, games, filters, onChange }: ChipGroupProps) {
  const text = useText();
  const chosen: readonly string[] = filters[facet];
  const counted = choices.map((choice) => ({
    ...choice,
    count: countChoice(games, filters, facet, choice.value),
    isChosen: chosen.includes(choice.value),
  }));
  const offered = counted.filter((choice) => choice.count > 0 || choice.isChosen);
  if (offered.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      <div className={css.chips}>
        {offered.map(({ value, name, count, isChosen }) => (
          <FilterChip
            key={value}
            selected={isChosen}
            onSelect={(selected) =>
              onChange({
                ...filters,
                [facet]: selected ? [...chosen, value] : chosen.filter((other) => other !== value),
              })
            }
          >
            {text(messages.choice, { name, count })}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}

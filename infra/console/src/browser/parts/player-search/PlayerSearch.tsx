import { Text, useText } from '@foyer/i18n';
import { Button, Heading } from '@foyer/ui';
import { Form, Select, TextField } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { SubmitHint } from '../decision-fields/SubmitHint.tsx';
import * as panel from '../page-head/panel.css.ts';
import { messages } from './PlayerSearch.messages.ts';

export interface PlayerQuery {
  readonly brand: string;
  /** Player ID or email address. */
  readonly who: string;
}

/** Finds one player of a brand, including players who are in no list of the page. */
export function PlayerSearch({ onSearch }: { onSearch(query: PlayerQuery): Promise<void> }) {
  const text = useText();
  const hint = useId();
  const [brand, setBrand] = useState<string>(ALL_BRANDS[0] ?? '');
  const [who, setWho] = useState('');
  const [isBusy, setBusy] = useState(false);
  return (
    <Form
      errorTitle={text(messages.correct)}
      onSubmit={() => {
        if (who.trim() === '') return;
        setBusy(true);
        void onSearch({ brand, who: who.trim() }).finally(() => setBusy(false));
      }}
    >
      <Heading level={2} size="title2">
        <Text {...messages.title} />
      </Heading>
      <div className={panel.fields}>
        <Select
          label={text(messages.brand)}
          value={brand}
          options={ALL_BRANDS.map((value) => ({ value, label: brandTitle(value) }))}
          onChange={setBrand}
        />
        <TextField label={text(messages.who)} value={who} autoComplete="off" onChange={setWho} />
        <Button type="submit" busy={isBusy} disabled={who.trim() === ''} describedBy={hint}>
          <Text {...messages.search} />
        </Button>
      </div>
      <SubmitHint id={hint} missing={who.trim() === '' ? 'player' : undefined} />
    </Form>
  );
}

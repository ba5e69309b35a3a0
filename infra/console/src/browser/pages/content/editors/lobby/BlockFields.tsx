import { useText } from '@foyer/i18n';
import type { LobbyBlock, LobbyPromotion } from '@foyer/market/content';
import { Select, TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { BLOCK_TYPES, NEW_PROMOTION, withType } from './blockTypes.ts';
import { messages } from './LobbyEditor.messages.ts';

/** Texts and targets of blocks, in the order of the form. */
const FIELDS = ['title', 'text', 'action', 'list', 'studio', 'path', 'url'] as const;
type Field = (typeof FIELDS)[number];

interface PlacedProps<Value> extends EditorProps<Value> {
  /** Place of the value in the body. */
  readonly path: readonly (string | number)[];
}

/** Fields of a block: its id and type, and those of the type. */
export function BlockFields({ path, value, disabled, onChange }: PlacedProps<LobbyBlock>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <>
      <div className={css.grid}>
        <TextField
          label={text(messages.id)}
          value={value.id}
          disabled={disabled}
          autoComplete="off"
          error={problemAt(...path, 'id')}
          onChange={(id) => onChange({ ...value, id })}
        />
        <Select
          label={text(messages.type)}
          value={value.type}
          disabled={disabled}
          options={BLOCK_TYPES.map((type) => ({ value: type, label: text(messages[type]) }))}
          error={problemAt(...path, 'type')}
          onChange={(type) => onChange(withType(value, type))}
        />
        <TextFields path={path} value={value} disabled={disabled} onChange={onChange} />
        {value.type === 'PROMOTION' && (
          <CallToAction
            path={path}
            value={value.callToActionType}
            disabled={disabled}
            onChange={(callToActionType) => onChange({ ...value, callToActionType })}
          />
        )}
      </div>
      {value.type === 'PROMOTION_V2' && (
        <ItemList<LobbyPromotion>
          items={value.promotions}
          disabled={disabled}
          addLabel={text(messages.addPromotion)}
          error={problemAt(...path, 'promotions')}
          nameOf={({ id }, index) => id || text(itemMessages.unnamed, { place: index + 1 })}
          created={() => NEW_PROMOTION}
          onChange={(promotions) => onChange({ ...value, promotions })}
        >
          {(promotion, index, change) => {
            const common = { path: [...path, 'promotions', index], value: promotion, disabled };
            return (
              <div className={css.grid}>
                <TextField
                  label={text(messages.id)}
                  value={promotion.id}
                  disabled={disabled}
                  autoComplete="off"
                  error={problemAt(...common.path, 'id')}
                  onChange={(id) => change({ ...promotion, id })}
                />
                <TextFields {...common} onChange={change} />
                <CallToAction
                  {...common}
                  value={promotion.callToActionType}
                  onChange={(callToActionType) => change({ ...promotion, callToActionType })}
                />
              </div>
            );
          }}
        </ItemList>
      )}
    </>
  );
}

/** The texts that the value has; a title that may be absent is shown, too. */
function TextFields<Value extends LobbyBlock | LobbyPromotion>({
  path,
  value,
  disabled,
  onChange,
}: PlacedProps<Value>) {
  const text = useText();
  const problemAt = useProblemAt();
  const hasTitle = 'type' in value && ['JACKPOT', 'RAFFLE', 'TOP_SPORTS'].includes(value.type);
  const texts: Readonly<Partial<Record<Field, string | undefined>>> = value;
  return FIELDS.filter((name) => name in value || (name === 'title' && hasTitle)).map((name) => (
    <TextField
      key={name}
      label={text(messages[name])}
      optional={name === 'title' && hasTitle}
      value={texts[name] ?? ''}
      disabled={disabled}
      autoComplete="off"
      error={problemAt(...path, name)}
      onChange={(next) => {
        const { [name]: _before, ...others } = value as Value & Partial<Record<Field, unknown>>;
        // the field belongs to the type of the value
        onChange((next === '' && hasTitle ? others : { ...value, [name]: next }) as Value);
      }}
    />
  ));
}

function CallToAction({ path, value, disabled, onChange }: PlacedProps<LobbyPromotion['callToActionType']>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <Select
      label={text(messages.callToAction)}
      value={value}
      disabled={disabled}
      options={[
        { value: 'DEPOSIT', label: text(messages.DEPOSIT) },
        { value: 'PAGE_LINK', label: text(messages.PAGE_LINK) },
      ]}
      error={problemAt(...path, 'callToActionType')}
      onChange={onChange}
    />
  );
}

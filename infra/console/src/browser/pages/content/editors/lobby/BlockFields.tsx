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

type PromotionBlock = Extract<LobbyBlock, { readonly type: 'PROMOTION' }>;

/** Fields of a block: its id and type, and those of the type. */
export function BlockFields({ path, value, disabled, onChange }: PlacedProps<LobbyBlock>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <>
      <div className={css.grid}>
        <IdField path={path} value={value} disabled={disabled} onChange={onChange} />
        <Select
          label={text(messages.type)}
          value={value.type}
          disabled={disabled}
          options={BLOCK_TYPES.map((type) => ({ value: type, label: text(messages[type]) }))}
          error={problemAt(...path, 'type')}
          onChange={(type) => onChange(withType(value, type))}
        />
        {value.type === 'PROMOTION' ? (
          <PromotionFields<PromotionBlock>
            path={path}
            value={value}
            disabled={disabled}
            onChange={onChange}
          />
        ) : (
          <TextFields path={path} value={value} disabled={disabled} onChange={onChange} />
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
            const common = { path: [...path, 'promotions', index], disabled, onChange: change };
            return (
              <div className={css.grid}>
                <IdField {...common} value={promotion} />
                <PromotionFields {...common} value={promotion} />
              </div>
            );
          }}
        </ItemList>
      )}
    </>
  );
}

function IdField<Value extends LobbyBlock | LobbyPromotion>({
  path,
  value,
  disabled,
  onChange,
}: PlacedProps<Value>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <TextField
      label={text(messages.id)}
      value={value.id}
      disabled={disabled}
      autoComplete="off"
      error={problemAt(...path, 'id')}
      onChange={(id) => onChange({ ...value, id })}
    />
  );
}

/** Texts and button of a promotion, as a separate block or in a group. */
function PromotionFields<Value extends PromotionBlock | LobbyPromotion>(props: PlacedProps<Value>) {
  const text = useText();
  const problemAt = useProblemAt();
  const { path, value, disabled, onChange } = props;
  return (
    <>
      <TextFields {...props} />
      <Select
        label={text(messages.callToAction)}
        value={value.callToActionType}
        disabled={disabled}
        options={[
          { value: 'DEPOSIT', label: text(messages.DEPOSIT) },
          { value: 'PAGE_LINK', label: text(messages.PAGE_LINK) },
        ]}
        error={problemAt(...path, 'callToActionType')}
        onChange={(callToActionType) => onChange({ ...value, callToActionType })}
      />
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

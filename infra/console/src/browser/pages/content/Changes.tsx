import { Text, useText } from '@foyer/i18n';
import { contentChanges, type ContentChange } from '../../model/contentChanges.ts';
import { messages } from './Changes.messages.ts';
import { usePlaceText } from './placeText.ts';
import * as css from './content.css.ts';

const SHOWN = 40;

/** Effect of a version: every place that differs from the live one. */
export function Changes({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const text = useText();
  const changes = contentChanges(before, after);
  if (changes.length === 0) return <p>{text(messages.none)}</p>;
  return (
    <div className={css.changes}>
      <p>
        <Text {...messages.count} values={{ count: changes.length }} />
      </p>
      {changes.slice(0, SHOWN).map((change) => (
        <Change key={change.path.join('›')} change={change} />
      ))}
      {changes.length > SHOWN && <p>{text(messages.more, { count: changes.length - SHOWN })}</p>}
    </div>
  );
}

function Change({ change: { path, before, after } }: { readonly change: ContentChange }) {
  const text = useText();
  const placeOf = usePlaceText();
  return (
    <div className={css.change}>
      <strong className={css.place}>{path.length === 0 ? text(messages.whole) : placeOf(path)}</strong>
      <div className={css.columns}>
        <div>
          <Text {...messages.before} />
          <div className={css.before} role="group" aria-label={text(messages.before)} tabIndex={0}>
            <Value value={before} />
          </div>
        </div>
        <div>
          <Text {...messages.after} />
          <div className={css.after} role="group" aria-label={text(messages.after)} tabIndex={0}>
            <Value value={after} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Value({ value }: { readonly value: unknown }) {
  const text = useText();
  if (value === undefined) return text(messages.absent);
  if (typeof value === 'boolean') return text(value ? messages.on : messages.off);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

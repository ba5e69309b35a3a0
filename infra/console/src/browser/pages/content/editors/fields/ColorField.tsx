import { TextField, type TextFieldProps } from '@foyer/ui/forms';
import * as css from './fields.css.ts';

type ColorFieldProps = Pick<
  TextFieldProps,
  'label' | 'description' | 'value' | 'error' | 'disabled' | 'onChange'
>;

/** A colour or gradient as text, with its swatch. */
export function ColorField(props: ColorFieldProps) {
  return (
    <div className={css.colorRow}>
      <span className={css.swatch} aria-hidden style={{ background: props.value }} />
      <div className={css.colorInput}>
        <TextField {...props} autoComplete="off" />
      </div>
    </div>
  );
}

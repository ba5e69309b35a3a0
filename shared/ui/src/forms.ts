/**
 * Fields and forms. Separate entry point, so that screens without fields do not load them.
 * @packageDocumentation
 */
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './code-field/CodeField.tsx';
export { DateField, type DateFieldProps } from './date-field/DateField.tsx';
export { type FieldProps } from './field/Field.tsx';
export { moveFocus } from './form/moveFocus.ts';
export { Form, type FormError, type FormProps } from './form/Form.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field/MoneyField.tsx';
export { NumberField, type NumberFieldProps } from './number-field/NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField.tsx';
export {
  PeriodFilter,
  type PeriodFilterProps,
  type PeriodFilterTexts,
} from './period-filter/PeriodFilter.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/RadioGroup.tsx';
export { Select, type SelectProps } from './select/Select.tsx';
export { Switch, type SwitchProps } from './switch/Switch.tsx';
export { TextArea, type TextAreaProps } from './text-area/TextArea.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';

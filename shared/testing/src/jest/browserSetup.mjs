// Tests check class names, not computed styles; without style sheets jsdom has less to parse.
import '@vanilla-extract/css/disableRuntimeStyles';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom walks the whole document once for every label of it, and queries by role ask for the labels of every field
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });

/** @this {HTMLInputElement} */
function labelsOf() {
  const around = this.closest('label:not([for])');
  const named = this.id === '' ? [] : document.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`);
  return around?.control === this ? [around, ...named] : [...named];
}

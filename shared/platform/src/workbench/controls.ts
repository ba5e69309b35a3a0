/** One list of the controls and its selected value. */
interface Selection {
  readonly values: readonly string[];
  readonly value: string;
}

/** The selected page or slot with its surroundings, by the parameters of its address. */
export interface Choice {
  readonly part: Selection;
  readonly state: Selection;
  /** Answers of the API. */
  readonly data: Selection;
  readonly brand: Selection;
  readonly locale: Selection;
}

/** Reads the choice from the address; an unknown or missing value is the first of its list. */
export function readChoice(
  query: URLSearchParams,
  values: Readonly<Record<keyof Choice, readonly string[]>>,
): Choice {
  const selection = (name: keyof Choice): Selection => {
    const wanted = query.get(name);
    return {
      values: values[name],
      value: values[name].find((value) => value === wanted) ?? values[name][0] ?? '',
    };
  };
  return {
    part: selection('part'),
    state: selection('state'),
    data: selection('data'),
    brand: selection('brand'),
    locale: selection('locale'),
  };
}

const LABELS: Readonly<Record<keyof Choice, string>> = {
  part: 'Page or slot',
  state: 'State',
  data: 'Data',
  brand: 'Brand',
  locale: 'Language',
};
/** Name of the control that was changed, while the next address is loaded. */
const FOCUS_KEY = 'foyer-workbench-focus';

/** Without classes and variables: the controls must not depend on the styles that they show. */
const FRAME_STYLE = `all: initial; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; box-sizing: border-box;
  inline-size: 100%; padding: 8px 16px; font: 14px/1.4 system-ui, sans-serif; color: #1c1c1e; background: #f2f2f4;
  border-block-end: 1px solid #c7c7cc;`;
const LABEL_STYLE = 'display: grid; gap: 2px; flex: 1 1 130px; max-inline-size: 220px; min-inline-size: 0;';
const SELECT_STYLE = `font: inherit; color: inherit; min-block-size: 36px; inline-size: 100%; padding: 4px 8px;
  background: #fff; border: 1px solid #8e8e93; border-radius: 6px;`;

/**
 * The controls as a form that loads the address of the next choice, so that each choice starts with fresh services. The
 * changed control has the focus again afterwards, for a keyboard.
 */
export function controls(choice: Choice): { readonly frame: HTMLElement; readonly stage: HTMLElement } {
  const frame = document.createElement('form');
  frame.method = 'get';
  frame.setAttribute('aria-label', 'Workbench');
  frame.style.cssText = FRAME_STYLE;
  const changed = sessionStorage.getItem(FOCUS_KEY);
  sessionStorage.removeItem(FOCUS_KEY);
  for (const [name, { values, value }] of Object.entries(choice) as [keyof Choice, Selection][]) {
    const label = document.createElement('label');
    label.style.cssText = LABEL_STYLE;
    const select = document.createElement('select');
    select.style.cssText = SELECT_STYLE;
    select.name = name;
    select.append(...values.map((text) => new Option(text, text, false, text === value)));
    select.addEventListener('change', () => {
      sessionStorage.setItem(FOCUS_KEY, name);
      frame.requestSubmit();
    });
    label.append(LABELS[name], select);
    frame.append(label);
    if (name === changed) requestAnimationFrame(() => select.focus());
  }
  const stage = document.createElement('main');
  stage.id = 'stage';
  stage.style.cssText = 'padding: 16px';
  return { frame, stage };
}

/** Shown above the page in place of a notice of the shell, which the packages do not contain. */
export function shellNotice(text: string): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.style.cssText = `${FRAME_STYLE} color: #fff; background: #48484a;`;
  notice.textContent = text;
  return notice;
}

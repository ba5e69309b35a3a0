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

/**
 * The controls as a form that loads the address of the next choice, so that each choice starts with fresh services. Plain
 * elements: they must not depend on the styles that they show.
 */
export function controls(choice: Choice): { readonly frame: HTMLElement; readonly stage: HTMLElement } {
  const frame = document.createElement('form');
  frame.method = 'get';
  for (const [name, { values, value }] of Object.entries(choice) as [keyof Choice, Selection][]) {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = name;
    select.append(...values.map((text) => new Option(text, text, false, text === value)));
    select.addEventListener('change', () => frame.requestSubmit());
    label.append(`${name} `, select);
    frame.append(label, ' ');
  }
  const stage = document.createElement('main');
  stage.id = 'stage';
  return { frame, stage };
}

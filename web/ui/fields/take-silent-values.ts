/** Inputs for text; others are pressed, which always sends an event. */
const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';
type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Makes each form read its fields when submitted (A14). Some password managers and keyboards fill a
 * field without events, so its listeners still see it empty. Known values are unaffected.
 */
export function takeSilentValues(page: Document): void {
  page.addEventListener('submit', ({ target }) => tellValues(target as HTMLFormElement), {
    capture: true,
  });
}

function tellValues(form: HTMLFormElement): void {
  const fields = [...form.elements].filter((field): field is Written => field.matches(WRITTEN));
  // All are read first: a form that holds its words itself writes back what it knows at each event.
  const values = fields.map((field) => [field, field.value] as const);
  for (const [field, value] of values) {
    if (field.value !== value) writeUnseen(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Past React, which else takes the value for its own and the event for no change. */
function writeUnseen(field: Written, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as Written, 'value', value, field);
}

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

/**
 * The controls of a setting: several if it is a choice of many.
 *
 * @param {string} name
 * @returns {Control[]}
 */
export function controlsOf(name) {
  return [...document.querySelectorAll('[data-setting]')]
    .filter(isControl)
    .filter(({ dataset }) => dataset['setting'] === name);
}

/**
 * @param {unknown} target
 * @returns {target is Control}
 */
export function isControl(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/**
 * The value of a setting as the server knows it; null if it is not a number.
 *
 * @param {Control[]} controls
 * @returns {unknown}
 */
export function valueOf(controls) {
  const [control] = controls;
  if (!control) return undefined;
  const { on = '', off = '', scale, list, ofList } = control.dataset;
  /** @param {string} text */
  const scaled = (text) => (text === '' ? null : Math.round(Number(text) * Number(scale)));
  if (control instanceof HTMLSelectElement || control.type === 'text') {
    if (list === undefined) return control.value;
    const items = control.value.split(',').map((item) => item.trim());
    const given = items.filter((item) => item !== '');
    return scale === undefined ? given : given.map(scaled);
  }
  if (control.type === 'number') return scaled(control.value);
  if (ofList === undefined) {
    /** @type {unknown} */
    const value = JSON.parse(control.checked ? on : off);
    return value;
  }
  return controls.filter(isChecked).map(({ value }) => value);
}

/** @param {Control} control */
function isChecked(control) {
  return control instanceof HTMLInputElement && control.checked;
}

/**
 * Shows a value of a setting.
 *
 * @param {Control[]} controls
 * @param {unknown} value
 */
export function showValue(controls, value) {
  for (const control of controls) {
    const { on, scale = '1' } = control.dataset;
    /** @param {unknown} item */
    const unscaled = (item) => (item === null ? '' : Number(item) / Number(scale));
    if (control.type === 'checkbox' && control instanceof HTMLInputElement) {
      control.checked = Array.isArray(value)
        ? value.includes(control.value)
        : JSON.stringify(value) === on;
    } else if (Array.isArray(value)) {
      const items = control.dataset['scale'] === undefined ? value : value.map(unscaled);
      control.value = items.join(', ');
    } else if (control.type === 'number') control.value = String(unscaled(value));
    else control.value = String(value);
  }
}

/**
 * Whether a value is the published one. Of a choice of many the page cannot change the order.
 *
 * @param {Control[]} controls
 * @param {unknown} value
 */
export function isPublished([control], value) {
  if (control?.dataset['ofList'] === undefined || !Array.isArray(value)) {
    return control?.dataset['published'] === JSON.stringify(value);
  }
  const published = /** @type {unknown[]} */ (JSON.parse(control.dataset['published'] ?? '[]'));
  return published.length === value.length && published.every((each) => value.includes(each));
}

/**
 * Shows the published value of a setting again.
 *
 * @param {Control[]} controls
 */
export function showPublished(controls) {
  showValue(controls, JSON.parse(controls[0]?.dataset['published'] ?? 'null'));
}

/**
 * Nests values: `withdrawals.minimum` and 6 become `{ withdrawals: { minimum: 6 } }`.
 *
 * @param {Readonly<Record<string, unknown>>} values by the full names of settings
 */
export function patchOf(values) {
  return Object.entries(values).reduce(
    (patch, [name, value]) => withValue(patch, name.split('.'), value),
    {},
  );
}

/**
 * @param {object} patch
 * @param {string[]} keys
 * @param {unknown} value
 * @returns {object}
 */
function withValue(patch, [key = '', ...rest], value) {
  const inner = /** @type {Record<string, object | undefined>} */ (patch)[key];
  return { ...patch, [key]: rest.length === 0 ? value : withValue(inner ?? {}, rest, value) };
}

/**
 * The values of a patch by the full names of settings.
 *
 * @param {object} patch
 * @param {string} [prefix]
 * @returns {Record<string, unknown>}
 */
export function valuesOf(patch, prefix = '') {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([key, value]) => {
      const name = prefix + key;
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isGroup
        ? Object.entries(valuesOf(/** @type {object} */ (value), `${name}.`))
        : [[name, value]];
    }),
  );
}

import { post, say } from './calls.js';
import { drawDraft } from './draft-bar.js';
import {
  controlsOf,
  isPublished,
  patchOf,
  showPublished,
  showValue,
  valueOf,
  valuesOf,
} from './setting-inputs.js';

/** @typedef {import('./draft-bar.js').Draft} Draft */
/** @typedef {import('./draft-bar.js').Preview} Preview */

const KEY = 'settings-draft';

/**
 * The settings that a person has changed on the page and not published (T14). They survive a reload
 * of the tab.
 *
 * @param {() => Promise<void>} refresh redraws what has changed on the server
 */
export function settingsDraft(refresh) {
  let draft = stored();
  /** @type {Preview | undefined} */
  let preview;
  let previews = 0;
  let asking = Promise.resolve();
  let isPublishing = false;

  const isEmpty = () => Object.keys(draft.values).length === 0;

  function keep() {
    if (isEmpty()) draft.base = publishedVersion();
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  /** Shows what the draft would change. */
  function show() {
    asking = ask();
  }

  async function ask() {
    previews += 1;
    const number = previews;
    const answer = isEmpty()
      ? undefined
      : await post('settings/preview', { base: draft.base, changes: patchOf(draft.values) });
    // An answer about an older draft comes too late.
    if (number !== previews) return;
    preview = /** @type {Preview | undefined} */ (answer);
    drawDraft(draft, preview);
  }

  /** A person has changed a setting. */
  function note(/** @type {string} */ name) {
    if (isEmpty()) draft.base = publishedVersion();
    const controls = controlsOf(name);
    const value = valueOf(controls);
    if (isPublished(controls, value)) delete draft.values[name];
    else draft.values[name] = value;
    keep();
    show();
  }

  /** Shows the draft in controls that the server has drawn again. */
  function redraw() {
    for (const [name, value] of Object.entries(draft.values)) {
      const controls = controlsOf(name);
      if (controls.length === 0 || isPublished(controls, value)) delete draft.values[name];
      else if (!controls.some((control) => control === document.activeElement)) {
        showValue(controls, value);
      }
    }
    keep();
    if (isEmpty() ? preview !== undefined : preview?.version !== publishedVersion()) show();
    else drawDraft(draft, preview);
  }

  function discard() {
    for (const name of Object.keys(draft.values)) showPublished(controlsOf(name));
    draft.values = {};
    keep();
    show();
  }

  /** The changes stay, and count as made on the version that is published now. */
  function rebase() {
    draft.base = publishedVersion();
    keep();
    show();
  }

  async function publish() {
    if (isPublishing) return;
    isPublishing = true;
    // The press may be what ended the last change.
    await asking;
    const [wrong] = preview?.problems[0]?.names ?? [];
    if (wrong !== undefined) {
      isPublishing = false;
      return goTo(wrong);
    }
    const answer = await post('settings', { base: draft.base, changes: patchOf(draft.values) });
    isPublishing = false;
    if (answer) {
      const [newest] = /** @type {{ versions: { version: number }[] }} */ (answer).versions;
      draft.base = newest?.version ?? draft.base;
      say(`Version ${draft.base} is published.`);
    }
    await refresh();
    if (isEmpty()) document.getElementById('settings-title')?.focus();
  }

  /** Puts the changes that lead back to a version into the draft. */
  async function restore(/** @type {string} */ version) {
    const count = Object.keys(draft.values).length;
    if (count > 0 && !confirm(`This replaces your draft of ${count} changes. Continue?`)) return;
    const response = await fetch(`/control/api/settings/versions/${version}`).catch(
      () => undefined,
    );
    if (!response?.ok) return say('We couldn’t load this version.', 'wrong');
    /** @type {unknown} */
    const body = await response.json();
    const { changes } = /** @type {{ changes: object }} */ (body);
    discard();
    draft.values = valuesOf(changes);
    redraw();
    if (isEmpty()) say(`The settings already match version ${version}.`);
    else say(`Publish the draft to restore version ${version}.`);
    document.getElementById('draft-publish')?.focus();
  }

  document.getElementById('draft-publish')?.addEventListener('click', () => void publish());
  document.getElementById('draft-rebase')?.addEventListener('click', rebase);
  document.getElementById('draft-discard')?.addEventListener('click', () => {
    discard();
    document.getElementById('settings-title')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { restore: version, field } = button?.dataset ?? {};
    if (version !== undefined) void restore(version);
    if (field !== undefined) goTo(field);
  });
  redraw();
  return { note, redraw, discard };
}

/** The version that the page was drawn from. */
function publishedVersion() {
  const place = document.querySelector('[data-version]');
  return Number(place instanceof HTMLElement ? place.dataset['version'] : 0);
}

/** @returns {Draft} */
function stored() {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text !== null) return /** @type {Draft} */ (JSON.parse(text));
  } catch {
    // Nothing was kept.
  }
  return { base: publishedVersion(), values: {} };
}

/**
 * Leads to a setting, also into a closed part of the page.
 *
 * @param {string} name
 */
function goTo(name) {
  const [control] = controlsOf(name);
  const details = control?.closest('details');
  if (details) details.open = true;
  control?.focus();
}

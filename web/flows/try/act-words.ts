import type { TFunction } from 'i18next';
import { inWords } from '#machines/catalogue/in-words.ts';
import type { Act } from '#machines/simulation/acts.ts';

/** Longer examples are truncated. */
const MAX_LENGTH = 90;

/** What happens, in words, with what the example carries: 'read part answers: refused, not_found'. */
export function actWords(t: TFunction<'flows'>, act: Act): string {
  switch (act.type) {
    case 'event': {
      const { type, ...rest } = act.event;
      const carried = shortText(rest);
      return carried === '' ? inWords(type) : `${inWords(type)}: ${carried}`;
    }
    case 'answer': {
      const words = t('trigger.answer', { name: inWords(act.child) });
      return `${words}: ${answerText(t, act.output)}`;
    }
    case 'crash':
      return t('trigger.breakdown', { name: inWords(act.child) });
    case 'wait':
      return t('try.wait');
    case 'sleep':
      return t('try.sleep');
    default:
      return act satisfies never;
  }
}

function answerText(t: TFunction<'flows'>, output: unknown): string {
  if (typeof output !== 'object' || output === null || !('ok' in output)) return shortText(output);
  if (output.ok !== true) {
    return t('try.refused', { code: 'code' in output ? String(output.code) : '' });
  }
  const value = 'value' in output ? shortText(output.value) : '';
  return value === '' ? t('try.accepted') : `${t('try.accepted')}, ${value}`;
}

function shortText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return JSON.stringify(value);
  const text = Object.entries(value)
    .map(([name, inner]) => `${inWords(name)} ${JSON.stringify(inner)}`)
    .join(', ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

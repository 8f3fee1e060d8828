import type { TFunction } from 'i18next';
import { inWords } from '#machines/catalogue/in-words.ts';
import type { ChartTransition } from '../chart/chart.types.ts';

/** A transition's trigger and guard as a sentence of the page's language. */
export function transitionWords(
  t: TFunction<'flows'>,
  { kind, name, guard }: Pick<ChartTransition, 'kind' | 'name' | 'guard'>,
): string {
  const trigger = t(`trigger.${kind}`, { name: inWords(name) });
  if (guard === null) return trigger;
  if (guard === 'otherwise') return t('guard.otherwise', { trigger });
  return t('guard.if', { trigger, guard });
}

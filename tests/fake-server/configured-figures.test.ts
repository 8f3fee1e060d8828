import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { allPromotions } from '#fake-server/content/promotions.ts';
import type { Words } from '#fake-server/content/words.ts';
import type { World } from '#fake-server/world/world.ts';
import { literalFigures } from '#tests/support/literal-figures.ts';
import { projectRoot } from '#tools/project.ts';
import { openTestWorld } from './support/test-world.ts';

/** Fixed figures of the content that no site configures, each with its context. */
const fixed: readonly (readonly [words: string, figure: string])[] = [
  // Goods: what a voucher is worth, how long a battery lasts.
  ['Vale-café', 'R$\u00a050'],
  ['coffee voucher', 'R$50'],
  ['ruído e 30 horas', '30 horas'],
  ['and 30 hours of battery', '30 hours'],
  // Day and night.
  ['O atendimento funciona', '24 horas'],
  ['Customer service is open', '24 hours'],
  ['Atendimento 24 horas', '24 horas'],
  // What the law, or the operator's own policy, gives to answer.
  ['Respondemos em até quinze dias', 'quinze dias'],
  ['We answer within fifteen days', 'fifteen days'],
  ['em até dez dias úteis', 'dez dias'],
];

const configuredFigures = (text: string) =>
  literalFigures(text).filter(
    (found) => !fixed.some(([words, figure]) => figure === found && text.includes(words)),
  );

/** Every pair of words in the modules of the content. */
async function allTexts(): Promise<readonly string[]> {
  const folder = join(projectRoot, 'fake-server/content');
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { PT, EN } = value as Partial<Words>;
    for (const text of [PT, EN]) if (typeof text === 'string') texts.add(text);
    for (const inner of Object.values(value)) walk(inner);
  };
  const modules = globSync('**/*.ts', { cwd: folder }).map(
    async (file): Promise<unknown> => import(join(folder, file)),
  );
  for (const module of await Promise.all(modules)) walk({ ...(module as object) });
  return [...texts];
}

/** What the content says on the site as it is set now. */
function said(world: World, language: 'PT' | 'EN'): string {
  return JSON.stringify([
    world.content.notices(['B', 'PL', 'H', 'PU', 'PR'], language),
    world.announcements.page(language, { pageNo: 1, pageSize: 100 }),
    world.gameAnnouncements.of(undefined, language),
    world.helpCentre.in(language),
    world.promotions.list(undefined, language),
    allPromotions
      .filter(({ id }) => world.promotions.list(undefined, language).some((one) => one.id === id))
      .map(({ id }) => world.promotions.one(id, language)),
  ]);
}

describe('the content of the site (G6)', () => {
  test('repeats no configurable figure', async () => {
    const texts = await allTexts();
    expect(texts.length).toBeGreaterThan(300);
    const found = texts.flatMap((text) =>
      configuredFigures(text).map((figure) => `${figure}: ${text.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  test.each(['PT', 'EN'] as const)('says in %s every figure as it is set now', async (language) => {
    const world = await openTestWorld({ slotGames: 10 });
    onTestFinished(() => world.close());
    world.settings.change({
      minimumAge: 97,
      sessionIdleMinutes: 1_811,
      passwordMaximumDays: 1_823,
      bonusWagering: { times: 83, days: 1_831 },
      registrationBonus: 91_900,
      withdrawals: { reviewMinutes: 1_847, paymentMinutes: 1_861 },
    });
    // Durations have separators of thousands.
    const text = said(world, language).replaceAll(/(?<=\d)[.,](?=\d{3})/gu, '');
    for (const figure of ['97', '1811', '1823', '83', '1831', '919', '1847', '1861']) {
      expect(text, figure).toContain(figure);
    }
    expect(text).not.toMatch(/\b18\+|\b18 (?:anos|or over)/u);
  });

  test('promises no bonus while the site gives none', async () => {
    const world = await openTestWorld({ slotGames: 10 });
    onTestFinished(() => world.close());
    world.settings.change({ registrationBonus: 0 });
    const { banners } = world.content.notices(['B'], 'PT');
    expect(banners.find(({ bannerId }) => bannerId === 'home-welcome')).toMatchObject({
      title: 'Sua noite começa aqui',
      terms: '18+. Jogue com responsabilidade.',
    });
    expect(world.promotions.list(undefined, 'PT').map(({ id }) => id)).not.toContain(
      'welcome-bonus',
    );
    expect(() => world.promotions.one('welcome-bonus', 'PT')).toThrow('promotion_not_found');
  });
});

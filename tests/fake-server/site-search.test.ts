import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { LanguageCode } from '#contract/entities/language.ts';
import { FINDS_OF_GROUP } from '#contract/entities/search-types.ts';
import type { OpenWorld } from '#fake-server/open-world.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { openTestWorld } from './support/test-world.ts';

let world: OpenWorld;

beforeAll(async () => {
  world = await openTestWorld({ seed: 2026 });
  return () => world.close();
});

const find = (text: string, language: LanguageCode = 'PT', member?: MemberRow) =>
  world.siteSearch.find({ text, language, member, allClosed: false });

const maria = () => world.members.byAccount('maria');
const agent = () => world.members.byAccount('carlos');

const namesOf = (group: { readonly found: readonly { readonly title: string }[] }) =>
  group.found.map(({ title }) => title);

describe('one search finds everything (L3a)', () => {
  test('games of all categories in groups with counts, closest first', () => {
    const { games } = find('roleta');
    const live = games.find(({ gameClassify }) => gameClassify === 'LIVE');
    expect(live?.total).toBeGreaterThan(0);
    expect(live?.found.every(({ gameName }) => /roleta/iu.test(gameName))).toBe(true);
    const tigers = find('tigre').games[0];
    expect(tigers?.gameClassify).toBe('RNG');
    expect(tigers?.total).toBe(
      world.catalogue.list({ gameName: 'tigre', gameClassify: 'RNG' }, { pageNo: 1, pageSize: 1 })
        .totalGames,
    );
    expect(tigers?.found).toHaveLength(FINDS_OF_GROUP);
  });

  test('a vendor, in the category in which it has the most games, also mistyped', () => {
    const [lumen] = find('lumen').vendors.found;
    expect(lumen).toMatchObject({ vassalage: 'LUMEN', type: 'RNG' });
    expect(find('lumne').vendors.found.map(({ vassalage }) => vassalage)).toEqual(['LUMEN']);
  });

  test('lotteries as games of their category', () => {
    const { games } = find('loto relampago');
    expect(games.map(({ gameClassify }) => gameClassify)).toEqual(['LOTT']);
  });

  test('promotions, help and pages in the language of the call', () => {
    const saque = find('saque');
    expect(saque.articles.found.map(({ id }) => id)).toContain('withdrawal-time');
    expect(saque.articles.found.map(({ address }) => address)).toContain(
      '/help#question-withdrawal-time',
    );
    const withdrawal = find('withdrawal', 'EN');
    expect(withdrawal.articles.found.map(({ id }) => id)).toContain('withdrawal-time');
    expect(namesOf(find('帮助', 'CN').pages)).toEqual(['帮助中心']);
    const [promotion] = world.promotions.list(undefined, 'EN');
    expect(namesOf(find(promotion?.title ?? '', 'EN').promotions)).toContain(promotion?.title);
  });

  test('counts what it finds, and finds nothing in nothing', () => {
    const { total, games, vendors, promotions, pages, articles } = find('ouro');
    const groups = [...games, vendors, promotions, pages, articles];
    expect(total).toBe(groups.reduce((sum, group) => sum + group.total, 0));
    for (const text of ['', '   ', '!?', 'zzzzzz']) expect(find(text).total, text).toBe(0);
  });

  test('forgives mistakes only if nothing is called so anywhere', () => {
    // A game may be a letter away, but pages and articles are called so.
    expect(find('deposito').games).toEqual([]);
    expect(find('tigrinho').games[0]?.found[0]?.gameName).toMatch(/tigre/iu);
    expect(namesOf(find('promocoe').pages)).toEqual(['Promoções']);
  });
});

describe('the server decides which pages a person finds (L3a)', () => {
  test('a visitor finds the way in, and no page of members', () => {
    expect(namesOf(find('entrar').pages)).toContain('Entrar');
    expect(namesOf(find('saque').pages)).toEqual([]);
  });

  test('a member finds their own pages, and not those of agents', () => {
    expect(namesOf(find('saque', 'PT', maria()).pages)).toContain('Saque');
    expect(namesOf(find('entrar', 'PT', maria()).pages)).not.toContain('Entrar');
    expect(namesOf(find('equipe', 'PT', maria()).pages)).toEqual([]);
  });

  test('an agent finds those of agents, and of a contract while it is in force', () => {
    const member = agent();
    expect(namesOf(find('equipe', 'PT', member).pages)).toContain('Equipe');
    const { divtypereq } = world.contracts.consolidated(member as MemberRow);
    expect(namesOf(find('dividendo', 'PT', member).pages)).toEqual(
      divtypereq % 2 === 1 ? ['Dividendo'] : [],
    );
  });

  test('friends are found while the site lets members invite them', () => {
    expect(namesOf(find('indicar', 'PT', maria()).pages)).toEqual(['Indicar amigos']);
    onTestFinished(() => world.settings.reset());
    world.settings.change({ referral: { enabled: false } });
    expect(namesOf(find('indicar', 'PT', maria()).pages)).toEqual([]);
  });
});

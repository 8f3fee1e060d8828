import { type Behaviour, Skipped } from './probe.ts';

const COUNT = 3;

/** Lists by a number, by a language, by a category. */
export const listBehaviours: readonly Behaviour[] = [
  {
    name: 'the popular lotteries are as many as were asked for',
    calls: ['lottery.popular'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const all = await probe.call('lottery.popular', { query: { count: 100 } });
      const some = await probe.call('lottery.popular', { query: { count: COUNT } });
      const expected = Math.min(COUNT, all.length);
      probe.expectSame('lottery.popular', some.length, expected, 'they are more or fewer');
    },
  },
  {
    name: 'the popular lotteries of a prize mode are of that mode',
    calls: ['lottery.popular'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const [first] = await probe.call('lottery.popular', { query: { count: 100 } });
      if (!first) throw new Skipped('there is no lottery');
      const { prizeMode } = first;
      const some = await probe.call('lottery.popular', { query: { count: 100, prizeMode } });
      const stranger = some.find((lottery) => lottery.prizeMode !== prizeMode);
      probe.expect('lottery.popular', stranger === undefined, 'another is among them', stranger);
    },
  },
  {
    name: 'the drawn numbers are those of the lottery that was named',
    calls: ['lottery.opened', 'lottery.popular'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const lotteries = await probe.call('lottery.popular', { query: { count: 100 } });
      const last = lotteries.at(-1);
      if (!last) throw new Skipped('there is no lottery');
      const { gameCode } = last;
      const opened = await probe.call('lottery.opened', { query: { gameCode, count: COUNT } });
      const codes = opened.map((one) => one.gameCode);
      probe.expectSame('lottery.opened', codes, [gameCode], 'others are there');
    },
  },
  {
    name: 'the help centre speaks the language that is asked for',
    calls: ['help.centre'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const inLanguage = async (language: string) =>
        await probe.call('help.centre', { query: { language } });
      const [english, portuguese] = [await inLanguage('EN'), await inLanguage('PT')];
      const same = JSON.stringify(english) === JSON.stringify(portuguese);
      probe.expect('help.centre', !same, 'English and Portuguese are the same', english);
    },
  },
  {
    name: 'a promotion by itself is the one of the list',
    calls: ['promotions.one', 'promotions.list'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const [first] = (await probe.call('promotions.list')).slice(-1);
      if (!first) throw new Skipped('there is no promotion');
      const one = await probe.call('promotions.one', { params: { id: first.id } });
      probe.expectSame(
        'promotions.one',
        [one.id, one.title, one.kind],
        [first.id, first.title, first.kind],
        'it is another',
      );
    },
  },
];

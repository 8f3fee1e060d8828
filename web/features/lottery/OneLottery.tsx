import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { LotteryRules as Rules } from '#contract/entities/lottery.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useFavourites } from '#web/shared/games/use-favourites.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { LostPage } from '#web/shared/page/LostPage.tsx';
import type { Bars } from '#web/shared/page/use-bars.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { LotteryIcon } from '#web/ui/icons/LotteryIcon.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { Betting } from './Betting.tsx';
import { LotteryBets } from './bets/LotteryBets.tsx';
import { LotteryRules } from './bets/LotteryRules.tsx';
import { DrawPanel } from './draw/DrawPanel.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { LotteryHead } from './LotteryHead.tsx';
import {
  type LotteryAddress,
  type LotteryPlace,
  lotteryViews,
  toAllLotteries,
  withParameters,
} from './lottery-address.ts';
import { OpenedNumbers } from './numbers/OpenedNumbers.tsx';

interface OneLotteryProps {
  readonly gameCode: string;
  readonly address: LotteryAddress;
  readonly place: LotteryPlace;
  readonly bars: Bars | undefined;
}

/** The page of one lottery: its draws, the betting view, the person's bets, its rules (L7). */
export function OneLottery({ gameCode, address, place, bars }: OneLotteryProps) {
  const { t } = useTranslation('lottery');
  const [parameters] = useSearchParams();
  const rules = useQuery(queries.lottery.rules({ params: { gameCode } }));
  const isGone = refusalOf(rules.error)?.code === 'game_not_found';
  const pageName = t(`title.${place.path.slice(1)}`);
  usePageTitle(rules.data?.lottery.gameName ?? (isGone ? t('goneTitle') : pageName));

  return (
    <Loaded
      read={rules}
      waiting={<WaitingSkeletons className="stack gap-4" heights={['3rem', '11rem', '16rem']} />}
      renderFailed={(retry) => (
        <LostPage
          isGone={isGone}
          gone={{
            icon: <LotteryIcon />,
            title: t('goneTitle'),
            text: t('goneText'),
            to: { search: toAllLotteries(parameters) },
            showAll: t('showAll'),
          }}
          failedTitle={t('failedTitle')}
          onRetry={retry}
        />
      )}
    >
      {(shown) => <Lottery rules={shown} address={address} bars={bars} />}
    </Loaded>
  );
}

interface LotteryProps {
  readonly rules: Rules;
  readonly address: LotteryAddress;
  readonly bars: Bars | undefined;
}

function Lottery({ rules, address, bars }: LotteryProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const favourites = useFavourites();
  const { lottery } = rules;
  const { view } = address;
  const minBet = formatMoney(lottery.minBet.amount, lottery.minBet.currency, language);
  return (
    <div className="stack gap-4">
      <LotteryHead
        isOne
        title={lottery.gameName}
        note={`${lottery.vendor} · ${t('minBet', { amount: minBet })}`}
        bars={bars}
      >
        <FavouriteButton
          name={lottery.gameName}
          isFavourite={favourites.has(lottery.gameCode)}
          onToggled={() => favourites.toggle({ ...lottery, nodeId: lottery.gameCode })}
        />
      </LotteryHead>
      <TabLinks
        label={t('views')}
        selected={view}
        tabs={lotteryViews.map((id) => ({ id, label: t(`view.${id}`) }))}
        renderLink={(tab, attributes) => (
          <Link
            {...attributes}
            replace
            to={{
              search: withParameters(parameters, {
                show: tab.id,
                pageNo: '',
                ...(tab.id !== 'betting' && { playType: '' }),
              }),
            }}
          />
        )}
      />
      {/* The vendor's page has its own countdown. */}
      {view !== 'betting' && <DrawPanel lottery={lottery} />}
      {view === 'numbers' && <OpenedNumbers lottery={lottery} />}
      {view === 'betting' && <Betting lottery={lottery} playType={address.playType} />}
      {view === 'bets' && <LotteryBets gameCode={lottery.gameCode} pageNo={address.pageNo} />}
      {view === 'rules' && <LotteryRules rules={rules} />}
    </div>
  );
}

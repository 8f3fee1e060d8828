import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type {
  PlayedBet,
  PlayedGroup,
  PlayedItem,
  RoundPlay,
} from '#contract/entities/round-play.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import pageStyles from '#web/shared/records/record-page.module.css';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import styles from './RoundPlayed.module.css';

const tones: Readonly<Record<PlayedBet['state'], Tone>> = {
  open: 'info',
  won: 'positive',
  lost: 'neutral',
  void: 'warning',
};

interface RoundPlayedProps {
  readonly play: RoundPlay;
  readonly currency: Currency;
}

/** The bets and results of a round, from its vendor (W4). */
export function RoundPlayed({ play: { bets, results }, currency }: RoundPlayedProps) {
  const { t } = useTranslation('bets');
  return (
    <>
      <section aria-labelledby="round-bets">
        <h2 id="round-bets" className={pageStyles.subtitle}>
          {t('whatWasBet')}
        </h2>
        <ul role="list" className={styles.bets}>
          {bets.map((bet, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bets of a round keep their order
            <Bet key={place} bet={bet} currency={currency} />
          ))}
        </ul>
      </section>
      {results.length > 0 && (
        <section aria-labelledby="round-results">
          <h2 id="round-results" className={pageStyles.subtitle}>
            {t('results')}
          </h2>
          <div className={styles.results}>
            {results.map((group, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
              <Group key={place} group={group} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Bet({ bet, currency }: { readonly bet: PlayedBet; readonly currency: Currency }) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  const { on, stake, odds, paid, state } = bet;
  const facts = [
    ...(stake === null ? [] : [t('stakeOf', { amount: formatMoney(stake, currency, language) })]),
    ...(odds === null ? [] : [t('oddsOf', { odds: odds / 100 })]),
  ];
  return (
    <li className={styles.bet}>
      <span className={styles.on}>{on}</span>
      <Badge tone={tones[state]}>{t(`betStates.${state}`)}</Badge>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {paid !== null && <Money text={formatMoney(paid, currency, language)} />}
    </li>
  );
}

function Group({ group: { title, columns, items } }: { readonly group: PlayedGroup }) {
  return (
    <div className={styles.group}>
      {title !== '' && <h3>{title}</h3>}
      <ul
        role="list"
        className={styles.items}
        style={columns === null ? undefined : { inlineSize: `${columns * ITEM_REM}rem` }}
      >
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards and symbols can be there twice
          <li key={place} className={styles[item.form]} data-red={isRed(item) || undefined}>
            {item.image === null ? (
              item.text
            ) : (
              <Picture address={item.image} alt={item.text} width={48} height={48} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The width of a symbol with its gap. */
const ITEM_REM = 3.5;

/** Hearts and diamonds. */
function isRed({ form, text }: PlayedItem): boolean {
  return form === 'card' && /[♥♦]/u.test(text);
}

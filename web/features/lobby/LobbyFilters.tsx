import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sitePermission } from '#web/api/site-permission.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import type { LobbyCategory } from '#web/shared/games/categories.ts';
import { Narrowing } from '#web/shared/page/Narrowing.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import {
  gameKinds,
  type LobbyAddress,
  lineCounts,
  minimumBetsInHundredths,
} from './lobby-address.ts';

/** Its choices; vendor and search have their own places. */
type Choice = 'kind' | 'bet' | 'lines';

interface LobbyFiltersProps {
  readonly category: LobbyCategory;
  readonly address: LobbyAddress;
  /** Number of matching games; undefined until known. */
  readonly total: number | undefined;
  /** What was chosen; empty for 'any'. */
  readonly onChange: (changes: Partial<Record<Choice, string>>) => void;
}

/** Kind, stake and lines (L2): in a row, on a phone in a sheet. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { t } = useTranslation('games');
  const { address, total, onChange } = props;
  const { length: count } = (['kind', 'bet', 'lines'] as const).filter(
    (choice) => address[choice] !== undefined,
  );
  return (
    <Narrowing
      count={count}
      onClear={() => onChange({ kind: '', bet: '', lines: '' })}
      words={{
        title: t('filters'),
        open: count === 0 ? t('filters') : t('filtersOn', { count }),
        show: total === undefined ? t('shell:close') : t('showCount', { count: total }),
        clear: t('clearFilters'),
      }}
    >
      <Choices {...props} />
    </Narrowing>
  );
}

function Choices({ category, address, onChange }: LobbyFiltersProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const currency = useQuery(sitePermission()).data?.currency;
  const choose = (choice: Choice) => (event: { target: { value: string } }) =>
    onChange({ [choice]: event.target.value });
  // The house's own games are slots, and no other games have lines.
  const areSlots = category === 'RNG';
  return (
    <>
      {areSlots && (
        <Field label={t('kind')}>
          <Select value={address.kind ?? ''} onChange={choose('kind')}>
            <option value="">{t('anyKind')}</option>
            {gameKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('minimumBet')}>
        <Select value={address.bet ?? ''} onChange={choose('bet')}>
          <option value="">{t('anyBet')}</option>
          {currency !== undefined &&
            minimumBetsInHundredths.map((bet) => (
              <option key={bet} value={bet}>
                {t('upToBet', { amount: formatMoney(bet, currency, language) })}
              </option>
            ))}
        </Select>
      </Field>
      {areSlots && (
        <Field label={t('lines')}>
          <Select value={address.lines ?? ''} onChange={choose('lines')}>
            <option value="">{t('anyLines')}</option>
            {lineCounts.map((count) => (
              <option key={count} value={count}>
                {t('upToLines', { count })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

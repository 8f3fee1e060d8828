import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueries } from '#web/app/services-context.ts';
import type { LobbyCategory } from '#web/app/shell/categories.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterIcon } from '#web/ui/icons/FilterIcon.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from './Lobby.module.css';
import {
  gameKinds,
  type LobbyAddress,
  lineCounts,
  minimumBetsInHundredths,
} from './lobby-address.ts';

/** What can be chosen here; the vendor and the search have places of their own. */
type Choice = 'kind' | 'bet' | 'lines';

interface LobbyFiltersProps {
  readonly category: LobbyCategory;
  readonly address: LobbyAddress;
  /** Games that are left; undefined while that is not known. */
  readonly total: number | undefined;
  /** What was chosen; empty for 'any'. */
  readonly onChange: (changes: Partial<Record<Choice, string>>) => void;
}

/** Kind, stake and lines (L2): in a row, and on a phone in a sheet. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { t } = useTranslation('games');
  const [open, setOpen] = useState(false);
  const { address, total, onChange } = props;
  const chosen = (['kind', 'bet', 'lines'] as const).filter(
    (choice) => address[choice] !== undefined,
  );
  const close = () => setOpen(false);
  return (
    <div className={styles.narrowing}>
      <div className={styles.inline}>
        <Choices {...props} />
      </div>
      <Button
        className={styles.sheetButton}
        size="s"
        icon={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen.length === 0 ? t('filters') : t('filtersOn', { count: chosen.length })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('filters')}
        closeLabel={t('shell:close')}
        footer={
          <Button variant="primary" onClick={close}>
            {total === undefined ? t('shell:close') : t('showCount', { count: total })}
          </Button>
        }
      >
        <div className={styles.choices}>
          <Choices {...props} />
        </div>
      </Dialog>
      {chosen.length > 0 && (
        <Button variant="ghost" size="s" onClick={() => onChange({ kind: '', bet: '', lines: '' })}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}

function Choices({ category, address, onChange }: LobbyFiltersProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const currency = useQuery(useQueries().permission()).data?.currency;
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';
import { languages } from '#contract/entities/language.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';

/**
 * Money in other vendors' wallets, which this game cannot stake (W2): why the game shows less than
 * the header, and how to bring it back.
 */
export function MoneyElsewhere({ vassalage }: Pick<Game, 'vassalage'>) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isClosed, setClosed] = useState(false);
  const balance = useQuery(queries.wallet.balance()).data;
  const isAway = (balance?.parts.vendors ?? 0) > 0;
  const wallet = useQuery({ ...queries.wallet.consolidated(), enabled: isAway }).data;
  const others = (wallet?.vendors ?? []).filter(
    (one) => one.vendor !== vassalage && one.balance > 0,
  );
  if (!isAway || isClosed || !wallet || others.length === 0) return null;
  const amount = others.reduce((sum, one) => sum + one.balance, 0);
  const names = new Intl.ListFormat(languages[language].tag, { type: 'conjunction' });
  return (
    <output>
      <Notice
        tone="info"
        text={t('elsewhere.text', {
          amount: formatMoney(amount, wallet.currency, language),
          vendors: names.format(others.map(({ name }) => name)),
        })}
        action={{
          label: t('elsewhere.bringBack'),
          onAction: () => void navigate('/member/transferFund'),
        }}
        onDismiss={() => setClosed(true)}
        dismissLabel={t('shell:close')}
      />
    </output>
  );
}

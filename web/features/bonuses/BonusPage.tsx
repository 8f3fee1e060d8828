import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BonusInFull } from './BonusInFull.tsx';
import { BonusList } from './BonusList.tsx';
import { readBonusAddress } from './bonus-address.ts';

/** A member's bonuses with their wagering (W5, W11). The open one is in the address. */
export default function BonusPage() {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation(['bonuses', 'records', 'account', 'errors']);
  const [parameters] = useSearchParams();
  const { bonus, page } = readBonusAddress(parameters);
  return bonus === undefined ? (
    <BonusList page={page} />
  ) : (
    <BonusInFull key={bonus} id={bonus} page={page} />
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BonusInFull } from './BonusInFull.tsx';
import { BonusList } from './BonusList.tsx';
import { readBonusAddress } from './bonus-address.ts';

/** The bonuses of a member with their wagering (W5, W11). The open one lives in the address. */
export default function BonusPage() {
  // The words of all its parts: none of them waits for its own once the page stands.
  useTranslation(['bonuses', 'records', 'account', 'errors']);
  const [parameters] = useSearchParams();
  const { bonus, page } = readBonusAddress(parameters);
  return bonus === undefined ? (
    <BonusList page={page} />
  ) : (
    <BonusInFull key={bonus} id={bonus} page={page} />
  );
}

import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import styles from './Lottery.module.css';

interface FavouriteButtonProps {
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onToggled: () => void;
}

/** The favourite heart of a lottery (L3). */
export function FavouriteButton({ name, isFavourite, onToggled }: FavouriteButtonProps) {
  const { t } = useTranslation('games');
  return (
    <IconButton
      label={t(isFavourite ? 'removeFavourite' : 'addFavourite', { name })}
      aria-pressed={isFavourite}
      className={styles.heart}
      onClick={onToggled}
    >
      {isFavourite ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
    </IconButton>
  );
}

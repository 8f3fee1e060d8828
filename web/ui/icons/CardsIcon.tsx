import { Icon, type IconProps } from './Icon.tsx';

/** Two playing cards: games between players. */
export function CardsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4.8 8.3 11.5 6.5a1.8 1.8 0 0 1 2.2 1.3l2.6 9.7a1.8 1.8 0 0 1-1.3 2.2L8.3 21.5a1.8 1.8 0 0 1-2.2-1.3L3.5 10.5a1.8 1.8 0 0 1 1.3-2.2zM13 3.5l5.2 1.4a1.8 1.8 0 0 1 1.3 2.2l-2 7.5M8.6 11.3l2.6 2.2-1.2 3.2-2.6-2.2z"
    />
  );
}

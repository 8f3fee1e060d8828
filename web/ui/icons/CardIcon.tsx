import { Icon, type IconProps } from './Icon.tsx';

/** A payment card. */
export function CardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM3.5 10h17M7 15h3.5"
    />
  );
}

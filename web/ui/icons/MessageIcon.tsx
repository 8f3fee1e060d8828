import { Icon, type IconProps } from './Icon.tsx';

/** A speech bubble: messages. */
export function MessageIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7.5A2.5 2.5 0 0 1 18 17h-6l-5 4v-4H6a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 6 4.5zM8 9h8M8 12.5h5"
    />
  );
}

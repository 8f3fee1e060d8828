import { Icon, type IconProps } from './Icon.tsx';

/** A receiver in a round bubble. */
export function WhatsappIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 20l1.2-4A8.5 8.5 0 1 1 8.2 19zM9.2 8.2c-.8 3.3 2.8 7.2 6.6 6.8l.2-1.8-2.2-1-1 1a6 6 0 0 1-2-2l1-1-1-2.2z"
    />
  );
}

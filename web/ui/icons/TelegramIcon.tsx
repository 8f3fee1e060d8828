import { Icon, type IconProps } from './Icon.tsx';

/** A paper plane in a circle. */
export function TelegramIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M7.5 12l8.5-3.5-1.5 7.5-4-2.8zM10.5 13.2 16 8.5M10.5 13.2v2.8"
    />
  );
}

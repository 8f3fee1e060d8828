import { Icon, type IconProps } from './Icon.tsx';

/** An arrow down to a line: download. */
export function DownloadIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />;
}

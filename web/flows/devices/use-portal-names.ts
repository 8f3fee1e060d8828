import { useTranslation } from 'react-i18next';
import { useDevices } from '../live/live-context.ts';
import type { WatchedDevice } from './device-watch.ts';

/** The names of portals and of watched devices, as the page shows them. */
export interface PortalNames {
  /** 'Phone · Chrome · Android'; a second one of that name has a number behind it. */
  readonly ofDevice: (device: WatchedDevice) => string;
  /** The name of a portal's device. */
  readonly ofPortal: (portal: string) => string;
}

/** Names what is watched. Nothing of a person is in the names. */
export function usePortalNames(): PortalNames {
  const { t } = useTranslation('flows');
  const { devices } = useDevices();
  const plainName = ({ name: { kind, browser, system } }: WatchedDevice) =>
    [t(`devices.kind.${kind}`), browser, system].filter((part) => part !== null).join(' · ');
  const ofDevice = (device: WatchedDevice) => {
    const name = plainName(device);
    const alike = devices.filter((each) => plainName(each) === name);
    const place = alike.findIndex((each) => each.device === device.device);
    return place > 0 ? `${name} (${place + 1})` : name;
  };
  return {
    ofDevice,
    ofPortal(portal) {
      const device = devices.find(({ portals }) => portals.has(portal));
      return device ? ofDevice(device) : t('devices.thisBrowser');
    },
  };
}

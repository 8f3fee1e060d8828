import { useState } from 'react';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';
import { Section } from './Section.tsx';

const vendors = ['Hot', 'Polaris', 'Boreal', 'Cruzeiro', 'Pampa', 'Ipanema', 'Amazonas', 'Tucano'];
const vendorTabs = vendors.map((label, at) => ({
  id: label.toLowerCase(),
  label,
  ...(at === 0 && { icon: <FireIcon /> }),
}));
const ways = [
  { id: 'username', label: 'Username' },
  { id: 'mobile', label: 'Mobile' },
] as const;

/** Tabs in both looks, and tabs that are links. */
export function Navigation(): React.JSX.Element {
  const [vendor, setVendor] = useState('polaris');
  const [way, setWay] = useState<'username' | 'mobile'>('username');
  return (
    <Section title="Navigation">
      <Tabs
        idBase="vendor"
        label="Vendors"
        tabs={vendorTabs}
        selected={vendor}
        onSelect={setVendor}
      />
      <TabPanel idBase="vendor" id={vendor}>
        Games of {vendor}
      </TabPanel>
      <div className="columns">
        <div>
          <Tabs
            idBase="way"
            label="Ways"
            look="pill"
            tabs={ways}
            selected={way}
            onSelect={setWay}
          />
          <TabPanel idBase="way" id={way}>
            By {way}
          </TabPanel>
        </div>
      </div>
      <TabLinks
        label="Categories"
        tabs={vendorTabs}
        selected="hot"
        renderLink={(tab, { children, ...attributes }) => (
          <a href={`#${tab.id}`} {...attributes}>
            {children}
          </a>
        )}
      />
    </Section>
  );
}

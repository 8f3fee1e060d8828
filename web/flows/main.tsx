import './without-eval.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout.css';
import { charts } from 'virtual:flow-charts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import {
  FLOW_CHANNEL,
  type FlowMessage,
  type SteerMessage,
} from '#web/platform/windows/flow-feed.ts';
import { openTabChannel } from '#web/platform/windows/tab-channel.ts';
import { createDeviceWatch } from './devices/device-watch.ts';
import { FlowsApp } from './FlowsApp.tsx';
import { LiveContext } from './live/live-context.ts';
import { createLiveLog } from './live/live-log.ts';
import { provideFlowWatch } from './live/watch-portals.ts';
import type { ScreenTextLoaders } from './overview/screen-texts.ts';
import { startTexts } from './texts.ts';
import { followTheme } from './theme.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the flows');
followTheme();
const i18n = await startTexts();
const log = createLiveLog();
const channel = openTabChannel<FlowMessage>(FLOW_CHANNEL);
const devices = createDeviceWatch();
const watch = createActor(provideFlowWatch(log, devices)).start();
const steer = (message: SteerMessage) => {
  if (!devices.steer(message)) channel.tell(message);
};
/** No search, no texts of screens: they load with the first one. */
const screenTexts: ScreenTextLoaders = {
  PT: async () => (await import('virtual:screen-texts/PT')).screenTexts,
  EN: async () => (await import('virtual:screen-texts/EN')).screenTexts,
};
createRoot(place).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <BrowserRouter basename="/flows" useTransitions={false}>
        <LiveContext value={{ log, watch, devices, steer }}>
          <FlowsApp charts={charts} screenTexts={screenTexts} />
        </LiveContext>
      </BrowserRouter>
    </I18nextProvider>
  </StrictMode>,
);

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { completeLanguages, languages } from '#contract/entities/language.ts';
import { languageNames } from '#contract/entities/language-names.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Chip } from '#web/ui/content/Chip.tsx';
import { MoonIcon } from '#web/ui/icons/MoonIcon.tsx';
import type { Chart } from './chart/chart.types.ts';
import styles from './FlowsApp.module.css';
import { FlowPage } from './flow/FlowPage.tsx';
import { LivePage } from './live/LivePage.tsx';
import { Overview } from './overview/Overview.tsx';
import type { ScreenTextLoaders } from './overview/screen-texts.ts';
import { RecordingDrop } from './record/OpenRecording.tsx';
import { Recorder } from './record/recorder-context.ts';
import { speak } from './texts.ts';
import { switchTheme } from './theme.ts';

interface FlowsAppProps {
  readonly charts: readonly Chart[];
  readonly screenTexts: ScreenTextLoaders;
}

/** The flows page (T7): an overview of all flows, and each as a chart. */
export function FlowsApp({ charts, screenTexts }: FlowsAppProps): React.JSX.Element {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Recorder.Provider>
        <FlowsHeader />
        <RecordingDrop charts={charts}>
          <main className={styles.main}>
            <Routes>
              <Route index element={<Overview charts={charts} screenTexts={screenTexts} />} />
              <Route path="live" element={<LivePage charts={charts} />} />
              <Route path=":flow" element={<ChosenFlow charts={charts} />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </main>
        </RecordingDrop>
      </Recorder.Provider>
    </QueryClientProvider>
  );
}

function ChosenFlow({ charts }: Pick<FlowsAppProps, 'charts'>): React.JSX.Element {
  const { flow } = useParams();
  const chart = charts.find(({ id }) => id === flow);
  return chart === undefined ? (
    <Navigate to="/" replace />
  ) : (
    <FlowPage key={chart.id} chart={chart} charts={charts} />
  );
}

function FlowsHeader(): React.JSX.Element {
  const { t, i18n } = useTranslation('flows');
  return (
    <header className={styles.header}>
      <div className={styles.tools}>
        <Link to="/" className={styles.brand}>
          <img src="/art/site/emblem.svg" alt="" width={28} height={28} />
          {t('title')}
        </Link>
        <Link to="/live" className={styles.out}>
          {t('live.title')}
        </Link>
      </div>
      <div className={styles.tools}>
        {completeLanguages.map((code) => (
          <Chip
            key={code}
            pressed={i18n.language === languages[code].tag}
            lang={languages[code].tag}
            onClick={() => void speak(i18n, code)}
          >
            {languageNames[code]}
          </Chip>
        ))}
        <IconButton label={t('theme')} onClick={switchTheme}>
          <MoonIcon size={20} />
        </IconButton>
        <a href="/" className={styles.out}>
          {t('portal')}
        </a>
      </div>
    </header>
  );
}

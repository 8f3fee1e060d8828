import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { noticesInSight } from '#machines/notices/notices.machine.ts';
import { NoticeRegion } from '#web/ui/NoticeRegion.tsx';
import { useServices } from './services-context.ts';

const tones = {
  success: 'positive',
  information: 'info',
  warning: 'warning',
  error: 'danger',
} as const;

/** The notices in sight (S12). They rest while pointer or focus is on them. */
export default function Notices() {
  const { t } = useTranslation();
  const { notices } = useServices();
  const inSight = useSelector(notices, ({ context }) => noticesInSight(context), sameNotices);
  return (
    <div
      onPointerEnter={() => notices.send({ type: 'notices.held' })}
      onPointerLeave={() => notices.send({ type: 'notices.released' })}
      onFocus={() => notices.send({ type: 'notices.held' })}
      onBlur={() => notices.send({ type: 'notices.released' })}
    >
      <NoticeRegion
        label={t('notices.region')}
        dismissLabel={t('notices.dismiss')}
        notices={inSight.map(({ key, kind, text }) => ({
          id: key,
          tone: tones[kind],
          text: t(text),
        }))}
        onDismiss={(key) => notices.send({ type: 'notice.dismissed', key })}
      />
    </div>
  );
}

function sameNotices<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}

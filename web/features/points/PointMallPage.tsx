import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { AskToSignIn } from '#web/shared/lists/AskToSignIn.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Stopped } from '#web/shared/restrictions/Stopped.tsx';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { StarIcon } from '#web/ui/icons/StarIcon.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { ConvertPoints } from './ConvertPoints.tsx';
import { Earning } from './Earning.tsx';
import { PointsBalanceCard } from './PointsBalanceCard.tsx';
import { PointsLines } from './PointsLines.tsx';
import {
  type PointsAddress,
  pointsPath,
  pointsViews,
  readPointsAddress,
} from './points-address.ts';
import { Redeemed } from './Redeemed.tsx';
import { Rewards } from './Rewards.tsx';

/** The points mall (W9): the person's points, the rewards, and the lines. */
export default function PointMallPage() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation([
    'points',
    'debt',
    'records',
    'account',
    'errors',
    'moneyPasswords',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  usePageTitle(t('title'));
  const session = useSession();
  const [parameters] = useSearchParams();
  if (session.isRestoring) return <PageLoader />;
  const address = readPointsAddress(parameters);
  return (
    <div className="stack gap-4">
      <Banner />
      <h1>{t('title')}</h1>
      {session.isSignedIn ? (
        <>
          <PointsBalanceCard isTrial={session.isTrial} />
          <TabLinks
            label={t('parts')}
            selected={address.view}
            tabs={pointsViews.map((id) => ({ id, label: t(`view.${id}`) }))}
            renderLink={(tab, attributes) => <Link {...attributes} to={pointsPath(tab.id)} />}
          />
          <Part {...address} />
        </>
      ) : (
        <AskToSignIn
          icon={<StarIcon />}
          title={t('signInTitle')}
          text={t('signInText')}
          signIn={t('signIn')}
        />
      )}
    </div>
  );
}

function Part(address: PointsAddress) {
  if (address.view === 'redeemed') return <Redeemed address={address} />;
  if (address.view === 'lines') return <PointsLines address={address} />;
  if (address.view === 'convert') return <ConvertPoints />;
  return <Offered {...address} />;
}

/** What points are for, and how to get more, for people who may get points (W10). */
function Offered(address: PointsAddress) {
  const { t } = useTranslation(['points', 'account', 'errors']);
  if (useStopped('rewards')) return <Stopped title={t(`view.${address.view}`)} />;
  return address.view === 'earning' ? <Earning /> : <Rewards />;
}

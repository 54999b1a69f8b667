import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { readPath } from '@vitrine/shared/paths/read-path';
import { FocusKeeper } from './FocusKeeper.tsx';
import { FrameFooter, FrameHeader } from './FrameParts.tsx';
import { FrameNotifications } from './FrameNotifications.tsx';
import { HeadKeeper } from './HeadKeeper.tsx';
import { HeroBand } from './HeroBand.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { OfflineKeeper } from './OfflineKeeper.tsx';

/**
 * The frame around every page. It reads no state itself: a change while a slot waits would throw away what the
 * server drew in it. Its parts do.
 */
export function Layout() {
  const intl = useIntl();
  const page = readPath(useLocation().pathname);
  const layout = page?.layout ?? 'default';
  return (
    <>
      <HeadKeeper />
      <FocusKeeper />
      <OfflineKeeper />
      <LoadingBar />
      {layout === 'tools' ? (
        // They bring navigation and main of their own.
        <Outlet />
      ) : (
        <>
          <a className="skip-link" href="#main">
            {intl.formatMessage({ id: 'shell.skip' })}
          </a>
          <FrameHeader />
          {layout === 'default' && <HeroBand />}
          <main id="main" tabIndex={-1} data-owner={page?.owner ?? 'shell'}>
            <Outlet />
          </main>
          <FrameFooter />
        </>
      )}
      <FrameNotifications />
      <ScrollRestoration />
    </>
  );
}

import { useSyncExternalStore } from 'react';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { PhotoTray } from '../../model/photos/photo-tray.ts';

/** Of this tab: whoever looks at another page meanwhile finds the photos where they were. */
const TRAYS = new WeakMap<ApiTransport, PhotoTray>();

function trayOf(api: ApiTransport): PhotoTray {
  const known = TRAYS.get(api) ?? new PhotoTray();
  TRAYS.set(api, known);
  return known;
}

export function useTray() {
  const tray = trayOf(useRemote().browserApi);
  return { tray, ...useSyncExternalStore(tray.subscribe, tray.get, tray.get) };
}

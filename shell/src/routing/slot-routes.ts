import type { RouteObject } from 'react-router';
import type { SlotRoute } from '../model/boot.ts';
import { NOT_FOUND_ID, SLOT_ID } from './app-routes.tsx';

interface Match {
  route: Pick<RouteObject, 'id' | 'path' | 'index' | 'ErrorBoundary'>;
}

/** The routes of a remote among those that a page was drawn with: what a browser needs to stand in for them. */
export function slotRoutes(matches: Match[]): SlotRoute[] {
  const slot = matches.findIndex(({ route }) => route.id === SLOT_ID);
  return matches.slice(slot + 1).flatMap(({ route: { id, path, index, ErrorBoundary } }) =>
    id && id !== NOT_FOUND_ID
      ? [
          {
            id,
            path: path ?? null,
            isIndex: index ?? false,
            hasErrorBoundary: Boolean(ErrorBoundary),
          },
        ]
      : [],
  );
}

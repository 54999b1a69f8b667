import type { Atom, WritableAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { CartActions, CartState } from '../orders/cart-state.ts';
import type { ApiTransport } from '../failure.ts';
import type { Frame } from '../frame.ts';
import type { Profile } from '../accounts/account.ts';
import type { Locale, Localized } from '../locale.ts';

/**
 * Grows by one when a remote could no longer run in an older shell. 2: messages are compiled when they are
 * built. 3: files for browsers lie in one pool, named by their content. 4: containers take the bundler's half of the
 * federation runtime from the shell. 5: hashes of files are SHA-256.
 */
export const CONTRACT_VERSION = 5;
/** The oldest that this shell runs. Of contract 1 it could not read the sentences. */
export const OLDEST_CONTRACT = 2;

/** What the shell hands to a remote. Everything else a remote needs it brings along. */
export interface RemoteContext {
  /** The app API, on behalf of whoever sent the request that a loader or action is answering. */
  api(args: Pick<LoaderFunctionArgs, 'context'>): ApiTransport;
  /** The same for code outside loaders: effects and event handlers, in the browser only. */
  browserApi: ApiTransport;
  /** Address of the shop without a path, for canonical links. */
  publicUrl: string;
  /** The profile of the logged-in user, or null, for loaders and actions. */
  profile(args: Pick<LoaderFunctionArgs, 'context'>): Profile | null;
  /**
   * Reads the profile from the server again, after a login, a logout or a change of it: frame, loaders and other tabs
   * follow. In browsers only; a shell of before has none, and learns it at the next load of a page.
   */
  refreshProfile?(): Promise<Profile | null>;
  /**
   * Keeps a language that somebody chose, for coming back and in the profile, as the frame's picker does. In browsers
   * only; a shell of before has none, and the choice then holds for the page.
   */
  rememberLanguage?(locale: Locale): void;
  /** What the frame knows: closing, payment methods, seller; in browsers the newest lots only once it was asked for anew. */
  frame(args: Pick<LoaderFunctionArgs, 'context'>): Frame;
  /**
   * On the server: markup of a piece of a page, drawn once for as long as this version of the remote lives. Null when it
   * must be drawn in its place.
   */
  drawKept?(name: string, piece: ReactNode): string | null;
  /** Shows a message in the shell's dialog; the same one is not shown twice (see `Notification`). */
  notify(notification: Notification): void;
  /** For components. A shell of before has none: `remote/own-state.tsx` then stands in. */
  state?: SharedState;
  /** Changes the cart, by the shell's own copy of its code. A shell of before has none: `remote/own-state.tsx` again. */
  cart?: CartActions;
}

/**
 * What all remotes of a page read of one visit. The shell makes the atoms, so that they are the same for every bundle and
 * every version of one, and draws with a store that holds their values: of one request on the server, of one page load
 * in the browser. While React takes over what the server drew they say what the server knew.
 */
export interface SharedState {
  /** Null until the browser has read its storage. It follows the bus, by which alone the cart is changed. */
  cart: Atom<CartState | null>;
  /** The profile of the logged-in user, or null. */
  profile: Atom<Profile | null>;
  /** Messages that wait to be read. Written, it adds one, unless the same one waits already. */
  notifications: WritableAtom<readonly Notification[], [Notification], void>;
}

/**
 * One that already waits with the same type, title and content is not added. Texts, numbers and markup are the same when
 * they say the same; elements of React when they are of one type and key, with the same properties and children. A function
 * or an object among the properties is the same only as itself.
 */
export interface Notification {
  type: 'error' | 'danger' | 'info' | 'warning' | 'success';
  title: string;
  message?: string;
  /**
   * Anything that React draws, below the message, in the shell's own tree: contexts of the remote do not reach it. A shell
   * of before shows the rest without it.
   */
  content?: ReactNode;
  /** Trusted markup made by the shop itself, never by a shopper. */
  html?: string;
}

/** The one door of a remote, exposed as `./remote`. */
export interface RemoteModule {
  contract: number;
  /** Routes with the ids and paths of the route table; may be called again after a new release. */
  createRoutes(context: RemoteContext): RouteObject[];
}

/** What a route's `handle` carries, for the shell. */
export interface RouteHandle {
  /** Made from the loader's data; the shell writes it into the document and keeps it current. */
  head?(data: unknown): PageHead;
  /** What beside the page's own code it was drawn with, by the names of the door: browsers need it first, too. */
  chunks?: readonly string[];
}

export interface PageHead {
  title: string;
  description?: string;
  /** Path of this page in each language: for hreflang and the language picker. */
  alternates?: Localized;
  /** Path that search engines should keep; the page's own when absent. */
  canonical?: string;
  isIndexed?: boolean;
  /** Absolute address of the picture for social previews. */
  image?: string;
  /** Pixels of that picture, and what it shows. */
  imageWidth?: number;
  imageHeight?: number;
  imageAlt?: string;
  /** Path of the IIIF manifest of what it shows. */
  manifest?: string;
  openGraphType?: 'website' | 'product' | 'article';
  jsonLd?: object[];
}

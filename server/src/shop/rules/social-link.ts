import type { SocialNetwork } from '@vitrine/shared/contract/tools/settings';

interface Network {
  hosts: string[];
  /** Of the path, without a slash at its end. */
  profile: RegExp;
  /** What stands before the name in a subdomain, where profiles have one of their own. */
  ownHost?: RegExp;
}

const NAME = '[\\w.-]{1,60}';
const oneName = (before = '') => new RegExp(`^/${before}${NAME}$`, 'i');

/** Where each network keeps profiles: a post, a search or the front page is none. */
const NETWORKS: Record<SocialNetwork, Network> = {
  Facebook: {
    hosts: ['facebook.com', 'm.facebook.com'],
    profile: /^\/(?!(?:watch|events|groups|share|login)$)[\w.-]{1,60}$/i,
  },
  Instagram: {
    hosts: ['instagram.com'],
    profile: /^\/(?!(?:p|reel|explore|stories|accounts)$)[\w.]{1,30}$/i,
  },
  Twitter: {
    hosts: ['twitter.com', 'x.com'],
    profile: /^\/(?!(?:home|search|explore|i|intent|share)$)\w{1,15}$/i,
  },
  Pinterest: {
    hosts: ['pinterest.com', 'pinterest.fr', 'nl.pinterest.com', 'fr.pinterest.com', 'be.pinterest.com'],
    profile: /^\/(?!(?:pin|search|ideas)$)\w{3,30}$/i,
  },
  LinkedIn: {
    hosts: ['linkedin.com', 'be.linkedin.com', 'nl.linkedin.com', 'fr.linkedin.com'],
    profile: oneName('(?:in|company|school)/'),
  },
  Tumblr: { hosts: ['tumblr.com'], profile: oneName('(?:blog/)?'), ownHost: /^[a-z\d-]{1,32}\.tumblr\.com$/ },
  Snapchat: { hosts: ['snapchat.com'], profile: oneName('(?:add/|@)') },
  TikTok: { hosts: ['tiktok.com'], profile: oneName('@') },
  Twitch: { hosts: ['twitch.tv', 'm.twitch.tv'], profile: /^\/(?!(?:directory|videos|search)$)\w{4,25}$/i },
  YouTube: { hosts: ['youtube.com', 'm.youtube.com'], profile: oneName('(?:@|c/|user/|channel/)') },
};

/**
 * The address of a profile as the footer has it: https, without what sharing adds to it.
 * @returns null when it is no profile of the network
 */
export function profileAddress(network: SocialNetwork, typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.port) return null;
  const { hosts, profile, ownHost } = NETWORKS[network];
  const host = url.hostname.replace(/^www\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  if (ownHost?.test(host) && path === '') return `https://${host}`;
  return hosts.includes(host) && profile.test(path) ? `https://${url.hostname}${path}` : null;
}

import {
  SOCIAL_NETWORKS,
  toolSettingsSchema,
  type SocialNetwork,
  type ToolSettings,
} from '@vitrine/shared/contract/tools-settings';
import type { Held } from './edit.ts';

export const SELLER_FIELDS = [
  'name',
  'companyNumber',
  'vatNumber',
  'street',
  'postalCode',
  'city',
  'country',
  'email',
  'phone',
] as const;
type SocialField = `social.${SocialNetwork}`;
export type SettingsField = (typeof SELLER_FIELDS)[number] | 'vatRegime' | 'iban' | 'bic' | SocialField;

/** A field for each network. */
export function perNetwork(value: (network: SocialNetwork) => string): Record<SocialField, string> {
  const entries = SOCIAL_NETWORKS.map((network) => [`social.${network}`, value(network)]);
  // One for each network, which is what the type says.
  return Object.fromEntries(entries) as Record<SocialField, string>;
}

export function heldSettings({ seller, vatRegime, bank, revision }: ToolSettings): Held<SettingsField> {
  const { socialLinks, ...particulars } = seller;
  const urlOf = (network: string) => socialLinks.find((link) => link.network === network)?.url ?? '';
  return { revision, values: { ...particulars, vatRegime, ...bank, ...perNetwork(urlOf) } };
}

export function readCurrentSettings(current: unknown): Held<SettingsField> | null {
  const read = toolSettingsSchema.safeParse(current);
  return read.success ? heldSettings(read.data) : null;
}

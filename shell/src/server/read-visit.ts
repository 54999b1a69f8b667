import { profileAnswerSchema } from '@vitrine/shared/contract/account';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { frameSchema, type Frame } from '@vitrine/shared/contract/frame';
import { parsed } from '@vitrine/shared/http/parsed';
import type { Visit } from '../routing/request-context.ts';

/** The frame without the data behind it: the shop goes on while its API is away. */
const BARE_FRAME: Frame = {
  version: '',
  closing: null,
  latest: [],
  paymentMethods: [],
  seller: {
    name: 'Vitrine',
    companyNumber: '',
    vatNumber: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    email: '',
    phone: '',
    socialLinks: [],
  },
  spreadPercent: 0,
  isTestPayment: false,
};

/** What the frame and the loaders need to know of this visit. */
export async function readVisit(api: ApiTransport): Promise<Visit> {
  const [frame, profile] = await Promise.all([
    api({ method: 'GET', path: '/api/frame' }),
    api({ method: 'GET', path: '/api/auth/profile' }),
  ]);
  const readFrame = parsed(frameSchema, frame);
  const readProfile = parsed(profileAnswerSchema, profile);
  return {
    api,
    frame: readFrame.ok ? readFrame.value : BARE_FRAME,
    profile: (readProfile.ok && readProfile.value.profile) || null,
  };
}

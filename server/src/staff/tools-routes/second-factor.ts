import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passkeyLoginSchema } from '@vitrine/shared/contract/accounts/passkeys';
import {
  codeRequestSchema,
  recoveryCodesSchema,
  secondFactorBegunSchema,
  staffSchema,
} from '@vitrine/shared/contract/tools/tools';
import { readDeviceTokens, refusePasskey, rememberBrowser, setSessionCookie } from '../../accounts/index.ts';
import { networkKey } from '../../platform/network/network-key.ts';
import { knownBrowser, type CodeAnswer, type CodeSender } from '../prove-code.ts';
import { beginSetUp, confirmSetUp, passWithCode, passWithPasskey, renewCodes } from '../second-factor.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { tooEarly, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { describeStaff } from './current-staff.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const CODES_A_MINUTE = 30;

const tags = ['tools'];
const body = inFormWords(codeRequestSchema);

/** Sets the second factor up, and passes it. */
export const secondFactorRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database } = tools;
  const { publicUrl } = tools.env;
  const senderOf = (request: FastifyRequest): CodeSender => ({
    ...staffOf(request),
    ip: request.ip,
    devices: readDeviceTokens(request, publicUrl),
  });
  /** A neighbour who hammers at the same address holds no browser back that passed a code before. */
  const browserOf = async (request: FastifyRequest) =>
    (await knownBrowser(tools, senderOf(request))) ?? networkKey(request.ip);
  const { rateLimit } = perMinute(CODES_A_MINUTE);
  const own = {
    rateLimit: { ...rateLimit, hook: 'preHandler', keyGenerator: browserOf },
    right: 'own',
  } as const;

  /** This session has passed: its new token goes to the browser, which is known from now on. */
  const letIn = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    setSessionCookie(reply, token, publicUrl);
    await rememberBrowser({ database, publicUrl }, staffOf(request).accountId, 'code', reply);
    return { ...staffOf(request), hasPassed: true };
  };

  app.post(
    '/api/tools/second-factor/begin',
    { config: own, schema: { tags, response: { 200: secondFactorBegunSchema, ...toolsFailures } } },
    async (request, reply) => (await beginSetUp(tools, staffOf(request))) ?? notNow(reply, true),
  );

  app.post(
    '/api/tools/second-factor/confirm',
    { config: own, schema: { tags, body, response: { 200: recoveryCodesSchema, ...toolsFailures } } },
    async (request, reply) =>
      answerCode(request, reply, {
        prove: (code) => confirmSetUp(tools, senderOf(request), code),
        answer: async ({ token, recoveryCodes }) => {
          await letIn(request, reply, token);
          return { recoveryCodes };
        },
      }),
  );

  app.post(
    '/api/tools/second-factor',
    { config: own, schema: { tags, body, response: { 200: staffSchema, ...toolsFailures } } },
    async (request, reply) =>
      answerCode(request, reply, {
        prove: (code) => passWithCode(tools, senderOf(request), code),
        answer: async (token) => describeStaff(tools, await letIn(request, reply, token)),
      }),
  );

  app.post(
    '/api/tools/second-factor/passkey',
    {
      config: own,
      schema: { tags, body: passkeyLoginSchema, response: { 200: staffSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const passed = await passWithPasskey(tools, senderOf(request), request.body.passkey);
      if (passed.kind === 'passed') return describeStaff(tools, await letIn(request, reply, passed.token));
      if (passed.kind === 'too-early') return tooEarly(reply, passed.seconds, 'tooManyAttempts');
      if (passed.kind === 'not-now') return notNow(reply, false);
      return refusePasskey(reply, passed);
    },
  );

  app.post(
    '/api/tools/second-factor/recovery-codes',
    {
      config: { ...own, right: 'any' },
      schema: { tags, body, response: { 200: recoveryCodesSchema, ...toolsFailures } },
    },
    async (request, reply) =>
      answerCode(request, reply, {
        prove: (code) => renewCodes(tools, senderOf(request), code),
        answer: (recoveryCodes) => ({ recoveryCodes }),
      }),
  );
};

/** Reads the code, proves it, and answers what it was for, or why not. */
async function answerCode<Passed, Answer>(
  request: FastifyRequest<{ Body: { code: string } }>,
  reply: FastifyReply,
  {
    prove,
    answer,
  }: { prove(code: string): Promise<CodeAnswer<Passed>>; answer(passed: Passed): Answer | Promise<Answer> },
): Promise<Answer | FastifyReply> {
  const { code } = request.body;
  if (code.trim() === '') return wrongFields(reply, { code: { message: 'required' } });
  const proved = await prove(code);
  if (proved.kind === 'passed') return answer(proved.value);
  if (proved.kind === 'too-early') return tooEarly(reply, proved.seconds, 'tooManyAttempts');
  if (proved.kind === 'not-now') return notNow(reply, proved.isSet);
  return wrongFields(reply, { code: { message: proved.message } });
}

/** 409: an app is set up already, or is not yet. */
function notNow(reply: FastifyReply, isSet: boolean): FastifyReply {
  return isSet
    ? reply.code(409).send(refusal(reply, 'second-factor-set', 'secondFactorSet'))
    : reply.code(409).send(refusal(reply, 'second-factor-unset', 'secondFactorUnset'));
}

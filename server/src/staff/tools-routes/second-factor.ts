import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  codeRequestSchema,
  recoveryCodesSchema,
  secondFactorBegunSchema,
  staffSchema,
} from '@vitrine/shared/contract/tools';
import { setSessionCookie } from '../../accounts/index.ts';
import type { CodeAnswer, CodeSender } from '../prove-code.ts';
import { beginSetUp, confirmSetUp, passWithCode, renewCodes } from '../second-factor.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { tooEarly, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/form-schema.ts';
import { perMinute } from '../../http/rate-limits.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { describeStaff } from './current-staff.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const CODES_A_MINUTE = 30;

const own = { ...perMinute(CODES_A_MINUTE), right: 'own' } as const;
const tags = ['tools'];
const body = inFormWords(codeRequestSchema);

/** Sets the second factor up, and passes it. */
export const secondFactorRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
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
        answer: ({ token, recoveryCodes }) => {
          setSessionCookie(reply, token, tools.env.publicUrl);
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
        answer: (token) => {
          setSessionCookie(reply, token, tools.env.publicUrl);
          return describeStaff(tools, { ...staffOf(request), hasPassed: true });
        },
      }),
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

function senderOf(request: FastifyRequest): CodeSender {
  return { ...staffOf(request), ip: request.ip };
}

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

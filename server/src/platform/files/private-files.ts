import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { requireSigned, signedPath } from './signed-paths.ts'
import { findFile } from './stored-files.ts'

const AT = '/files/stored/'
const PRINT_AT = '/files/print/'

export const privateFilePath = (ctx: Context, key: string, life: { minutes?: number } = {}): Promise<string> =>
  signedPath(ctx, AT + key, life)

/** The address of a PDF that the browser opens and prints. */
export const printedFilePath = (ctx: Context, key: string): Promise<string> => signedPath(ctx, PRINT_AT + key)

/** Sends a PDF to be seen and printed: the browser's own viewer shows it, no script or page of ours runs in it. */
async function sendForPrinting(ctx: Context, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const file = await findFile(ctx, key)
  const body = file?.type === 'application/pdf' && (await ctx.files.get(key))
  if (!file || !body) throw new AppError('file.not-found')
  return reply
    .type(file.type)
    .headers({
      'cache-control': 'private, no-store',
      // Without `sandbox`: viewers of browsers refuse to open a file in one.
      'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
    .send(body)
}

/** Sends a stored file to be saved, never to be shown as a page of ours. */
export async function sendStored(ctx: Context, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const file = await findFile(ctx, key)
  const body = file && (await ctx.files.get(key))
  if (!file || !body) throw new AppError('file.not-found')
  return reply
    .type(file.type)
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
    .send(body)
}

/** Files of a company or a person at `/files/stored/{key}`, by a link given to those who may have them. */
export function servePrivateFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(`${AT}*`, async (request, reply) => {
    await requireSigned(app.ctx, request)
    return sendStored(app.ctx, reply, request.params['*'])
  })
  app.get<{ Params: { '*': string } }>(`${PRINT_AT}*`, async (request, reply) => {
    await requireSigned(app.ctx, request)
    return sendForPrinting(app.ctx, reply, request.params['*'])
  })
}

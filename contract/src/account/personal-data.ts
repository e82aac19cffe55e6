import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'

export const EXPORT_DAYS = 7

export const dataExport = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isReady: z.boolean(),
})
export type DataExport = z.infer<typeof dataExport>

/** The proof of destruction the law requires: the act and the extract of the log. */
export const destructionAct = z.object({
  number: z.string(),
  requestedAt: z.iso.datetime(),
  destroyedAt: z.iso.datetime(),
  reason: z.enum(['request', 'withdrawal', 'staff']),
  extract: z.array(z.object({ table: z.string(), erased: z.number(), anonymised: z.number() })),
  /** The act as a page to print or to keep. */
  html: z.string(),
})
export type DestructionAct = z.infer<typeof destructionAct>

const uuidParams = z.object({ id: z.uuid() })

export const personalDataApi = {
  exports: endpoint({
    method: 'GET',
    path: '/api/v1/user/personal-data/exports',
    summary: 'Copies of my data I requested',
    policy: 'user',
    inPerson: true,
    output: z.object({ items: z.array(dataExport) }),
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/v1/user/personal-data/exports',
    summary: 'Request a copy of all my data; a letter comes when it is ready',
    policy: 'user',
    inPerson: true,
    idempotent: true,
    output: dataExport,
    errors: ['rate.limited'],
  }),
  readExport: endpoint({
    method: 'GET',
    path: '/api/v1/user/personal-data/exports/:id/file',
    summary: 'Download the copy',
    policy: 'user',
    inPerson: true,
    params: uuidParams,
    output: z.record(z.string(), z.unknown()),
    errors: ['export.not-found'],
  }),
  requestDeletionCode: endpoint({
    method: 'POST',
    path: '/api/v2/user/deletion-code',
    summary: 'A code to my e-mail or phone, for deleting an account without a password',
    policy: 'user',
    inPerson: true,
    output: z.object({ message: z.string(), retryAfter: z.number() }),
    errors: ['rate.limited'],
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/v2/user',
    summary: 'Delete my account and all personal data; answers with the destruction act',
    policy: 'user',
    inPerson: true,
    body: z.object({
      password: z.string().max(200).optional(),
      code: z.string().max(32).optional(),
      reason: z.enum(['request', 'withdrawal']).default('request'),
    }),
    output: z.object({ message: z.string(), act: destructionAct }),
    errors: ['account.only-owner', 'account.of-staff', 'auth.wrong-code', 'rate.limited'],
  }),
  listActs: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/destruction-acts',
    summary: 'Destruction acts of personal data, newest first',
    policy: 'staff',
    permission: 'personal-data',
    query: z.object({ page: pageNumber, pageSize }),
    output: z.object({ items: z.array(destructionAct.omit({ html: true })), meta: pageMeta }),
  }),
  readAct: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/destruction-acts/:id',
    summary: 'One act with its page to print',
    policy: 'staff',
    permission: 'personal-data',
    params: uuidParams,
    output: destructionAct,
    errors: ['act.not-found'],
  }),
}

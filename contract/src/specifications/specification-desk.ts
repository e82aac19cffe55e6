import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { specificationsApi } from './specifications.ts'
import { headFields, newDocument, ofSpecification, specification, specificationChanges, specificationRow } from './specification-shapes.ts'

const recommendedRow = specificationRow.extend({ isPublished: z.boolean() })
export type RecommendedSpecificationRow = z.infer<typeof recommendedRow>

const recommended = specification.extend({ isPublished: z.boolean() })
export type RecommendedSpecification = z.infer<typeof recommended>

/** A recommended one has no owner and no colleagues, so its head has fewer fields. */
const recommendedHead = headFields.pick({ name: true, code: true, objectName: true, note: true })

/** A line without a product that a buyer asks about. */
const question = z.object({
  specificationId: z.number(),
  specificationName: z.string(),
  lineId: z.string(),
  company: z.object({ id: z.number(), name: z.string() }).nullable(),
  person: z.object({ id: z.number(), name: z.string() }).nullable(),
  text: z.string(),
  amount: z.number(),
  unit: z.string(),
  note: z.string(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answer: z.string(),
  /** The product that was the answer, or that the buyer has chosen meanwhile. */
  product: z.object({ id: z.number(), article: z.string(), name: z.string() }).nullable(),
})
export type SpecificationQuestion = z.infer<typeof question>

const ofLine = z.object({ id: ofSpecification.shape.id, lineId: z.uuid() })
const deskErrors = ['specification.not-found'] as const

/** The seller's side: recommended specifications, and lines that buyers ask about. */
export const specificationDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/specification',
    summary: 'Recommended specifications, published or not, last changed first',
    policy: 'staff',
    permission: 'specifications',
    query: z.object({ keyword: z.string().max(120).default(''), page: pageNumber, pageSize }),
    output: z.object({ items: z.array(recommendedRow), meta: pageMeta }),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/specification',
    summary: 'Begin a recommended specification; buyers see it once it is published',
    policy: 'staff',
    permission: 'specifications',
    body: recommendedHead.partial().extend({ name: recommendedHead.shape.name, ...newDocument }),
    output: recommended,
    errors: ['specification.too-large'],
    idempotent: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/specification/:id',
    summary: 'A recommended specification with its groups and lines',
    policy: 'staff',
    permission: 'specifications',
    params: ofSpecification,
    output: recommended,
    errors: deskErrors,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/v1/back-office/specification/:id',
    summary: 'Change name, number, object or note',
    policy: 'staff',
    permission: 'specifications',
    params: ofSpecification,
    body: recommendedHead.partial(),
    output: recommendedRow,
    errors: deskErrors,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/specification/:id/changes',
    summary: 'Change groups and lines, as buyers change their own',
    policy: 'staff',
    permission: 'specifications',
    params: ofSpecification,
    body: specificationChanges,
    output: specificationsApi.change.output,
    errors: [...deskErrors, 'specification.changed', 'specification.too-large'],
    maxBodyBytes: 4_194_304,
    idempotent: true,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/specification/:id/publish',
    summary: 'Show it to buyers',
    policy: 'staff',
    permission: 'specifications',
    params: ofSpecification,
    output: recommendedRow,
    errors: deskErrors,
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/specification/:id/unpublish',
    summary: 'Hide it from buyers; copies they made stay',
    policy: 'staff',
    permission: 'specifications',
    params: ofSpecification,
    output: recommendedRow,
    errors: deskErrors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/specification/:id',
    summary: 'Delete it; copies that buyers made stay',
    policy: 'staff',
    permission: 'specifications',
    params: ofSpecification,
    output: z.object({}),
    errors: deskErrors,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/specification-question',
    summary: 'Lines without a product that buyers of one’s companies ask about, the oldest first; answered ones newest first',
    policy: 'staff',
    permission: 'questions',
    query: z.object({ state: z.enum(['open', 'answered']).default('open'), page: pageNumber, pageSize }),
    output: z.object({ items: z.array(question), meta: pageMeta }),
    errors: [],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/specification-question/:id/:lineId/answer',
    summary: 'Answer with a product, which the buyer’s line gets and the company’s next lists take, or with words',
    policy: 'staff',
    permission: 'questions',
    params: ofLine,
    body: z.object({
      productId: z.int32().positive().optional(),
      answer: z
        .string()
        .max(500)
        .transform((text) => text.trim())
        .default(''),
    }),
    output: question,
    errors: ['specification.question-not-found', 'product.not-found'],
  }),
}

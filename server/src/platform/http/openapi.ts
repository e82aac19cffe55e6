import * as z from 'zod'
import { type Endpoint, type Upload } from '@vitrina/contract/endpoint'
import { errorBody, type ErrorCode, errorStatus } from '@vitrina/contract/errors'
import { extensionsOf } from '@vitrina/contract/file-kinds'

export type JsonSchema = { [key: string]: unknown; type?: string; properties?: Record<string, JsonSchema>; required?: string[] }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  style?: 'deepObject' | 'form'
  explode?: boolean
  description?: string
}
type Content = Record<string, { schema: JsonSchema }>
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  'x-policy': string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<
    string,
    { description: string; content?: Content; headers?: Record<string, { description: string; schema: JsonSchema }> }
  >
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, JsonSchema> }
}

/** The input side of every schema is what travels: answers are encoded back to it. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described as JsonSchema
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const isNested = ({ type, anyOf }: JsonSchema) =>
  type === 'object' || (Array.isArray(anyOf) && anyOf.some((one: JsonSchema) => one.type === 'object'))

/** The first word after the version: `/api/v2/feeds/:slug` is about feeds. */
const tagOf = (path: string) => path.split('/')[3] ?? 'api'

function parametersOf({ params, query, idempotent }: Endpoint): Parameter[] {
  const found: Parameter[] = []
  for (const [name, schema] of Object.entries(params ? (schemaOf(params).properties ?? {}) : {}))
    found.push({ name, in: 'path', required: true, schema })
  const querySchema = query ? schemaOf(query) : {}
  for (const [name, schema] of Object.entries(querySchema.properties ?? {}))
    found.push({
      name,
      in: 'query',
      required: querySchema.required?.includes(name) ?? false,
      schema,
      ...(isNested(schema) ? { style: 'deepObject' as const, explode: true } : {}),
    })
  if (idempotent)
    found.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^[\\w-]{8,255}$' },
      description: 'A repeat with the same key and body gets the first answer again',
    })
  return found
}

function withFiles(fields: JsonSchema, uploads: Record<string, Upload>): JsonSchema {
  const files = Object.entries(uploads).map(([name, { maxBytes, kinds }]): [string, JsonSchema] => [
    name,
    {
      type: 'string',
      format: 'binary',
      description: `${extensionsOf(kinds)
        .map((extension) => `.${extension}`)
        .join(', ')}; at most ${maxBytes} bytes`,
    },
  ])
  return { ...fields, type: 'object', properties: { ...fields.properties, ...Object.fromEntries<JsonSchema>(files) } }
}

function bodyOf({ body, multipart }: Endpoint): Operation['requestBody'] {
  if (multipart) return { required: true, content: { 'multipart/form-data': { schema: withFiles(body ? schemaOf(body) : {}, multipart) } } }
  return body ? { required: true, content: { 'application/json': { schema: schemaOf(body) } } } : undefined
}

function errorsOf({ policy, evenAfterSession, params, query, body, multipart, idempotent, errors = [] }: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(errors)
  if (params || query || body || multipart) codes.add('input.invalid')
  if (multipart) for (const code of ['file.wrong-kind', 'file.picture-too-large'] as const) codes.add(code)
  if (body || multipart) for (const code of ['input.malformed', 'input.too-large', 'input.unsupported-type'] as const) codes.add(code)
  if (!evenAfterSession) codes.add('auth.required')
  if (policy === 'company') for (const code of ['company.required', 'company.stopped'] as const) codes.add(code)
  if (policy === 'staff') codes.add('access.denied')
  if (idempotent) for (const code of ['idempotency.other-body', 'idempotency.in-progress'] as const) codes.add(code)
  for (const code of ['rate.limited', 'server.failed', 'server.busy'] as const) codes.add(code)
  return [...codes]
}

function responsesOf(call: Endpoint): Operation['responses'] {
  const replay = { 'Idempotent-Replay': { description: 'true when this is the first answer again', schema: { type: 'string' } } }
  const responses: Operation['responses'] = {
    '200': {
      description: 'OK',
      content: { 'application/json': { schema: schemaOf(call.output) } },
      ...(call.idempotent ? { headers: replay } : {}),
    },
  }
  const byStatus = Map.groupBy(errorsOf(call), (code) => errorStatus[code])
  for (const [status, codes] of [...byStatus].toSorted(([one], [other]) => one - other))
    responses[String(status)] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  return responses
}

/** The OpenAPI document of the calls that are really served. */
export function describeCalls(calls: readonly Endpoint[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls.toSorted((one, other) => one.path.localeCompare(other.path))) {
    const path = pathOf(call.path)
    const requestBody = bodyOf(call)
    paths[path] ??= {}
    paths[path][call.method.toLowerCase()] = {
      operationId: `${call.method.toLowerCase()}${call.path.replace(/^\/api/, '').replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      summary: call.summary,
      tags: [tagOf(call.path)],
      security: call.policy === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }],
      'x-policy': call.policy,
      parameters: parametersOf(call),
      ...(requestBody ? { requestBody } : {}),
      responses: responsesOf(call),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina API',
      version: '1',
      description:
        'Accept-Language picks the language of messages (ru, en, uz). X-Request-Id is accepted and always answered. ' +
        'A caller without a token may send its own User-Uuid. Every refusal has the shape Error.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: schemaOf(errorBody) } },
  }
}

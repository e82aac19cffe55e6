import type { FastifyInstance } from 'fastify'
import { type Html, html } from './html.ts'
import { describeCalls, type JsonSchema, type OpenApi, type Operation, type Parameter } from './openapi.ts'
import { sendPage } from './page.ts'

const policyTexts: Record<string, string> = {
  guest: 'для всех',
  user: 'после входа',
  company: 'от имени компании',
  staff: 'для сотрудников',
  administrator: 'для администраторов',
}

const schemaBlock = (schema: JsonSchema) => html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`

const typeOf = ({ type, enum: choices, format, default: byDefault }: JsonSchema): string =>
  [
    Array.isArray(choices) ? choices.join(' | ') : (type ?? 'любое'),
    ...(typeof format === 'string' ? [format] : []),
    ...(byDefault === undefined ? [] : [`по умолчанию ${JSON.stringify(byDefault)}`]),
  ].join(', ')

const nameOf = ({ name, schema, style }: Parameter): string =>
  style === 'deepObject'
    ? Object.keys(schema.properties ?? { '…': {} })
        .map((inner) => `${name}[${inner}]`)
        .join(', ')
    : name

const places: Record<Parameter['in'], string> = { path: 'в пути', query: 'в запросе', header: 'заголовок' }

const parameterTable = (parameters: Parameter[]) => html`<h3>Параметры</h3><div class="wide"><table>
<thead><tr><th scope="col">Имя</th><th scope="col">Где</th><th scope="col">Вид</th></tr></thead>
<tbody>${parameters.map(
  (parameter) =>
    html`<tr><td><code>${nameOf(parameter)}</code>${parameter.required ? ' *' : ''}</td><td>${places[parameter.in]}</td><td>${typeOf(parameter.schema)}</td></tr>`,
)}</tbody></table></div>`

function callBlock(method: string, path: string, operation: Operation): Html {
  const { summary, parameters, requestBody, responses } = operation
  const [bodyType, bodyContent] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const answer = responses['200']?.content?.['application/json']
  const refusals = Object.entries(responses).filter(([status]) => status !== '200')
  return html`<details class="call"><summary><span class="verb">${method.toUpperCase()}</span> <code>${path}</code> <span class="soft">${summary}</span><span class="tag">${policyTexts[operation['x-policy']] ?? operation['x-policy']}</span></summary>
<div>${parameters.length > 0 ? parameterTable(parameters) : ''}
${bodyContent ? html`<h3>Тело, ${bodyType ?? ''}</h3>${schemaBlock(bodyContent.schema)}` : ''}
${answer ? html`<h3>Ответ 200</h3>${schemaBlock(answer.schema)}` : ''}
<h3>Отказы</h3><ul>${refusals.map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul>
</div></details>`
}

function docsPage({ paths, components }: OpenApi): Html {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? 'api')].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  return html`<h1>API Витрины</h1>
<p class="soft">Язык сообщений выбирает Accept-Language (ru, en, uz). X-Request-Id принимается и всегда возвращается. Без входа можно передать свой User-Uuid.</p>
<p>Машиночитаемое описание: <a href="/api/docs/openapi.json">openapi.json</a>. Вход: заголовок <code>Authorization: Bearer …</code>. Вложенные параметры пишутся в скобках: <code>criteria[rubric]=3</code>.</p>
<nav aria-label="Разделы"><ul>${groups.map(([tag, listed]) => html`<li><a href="#${tag}">${tag}</a> <span class="soft">${listed.length}</span></li>`)}</ul></nav>
${groups.map(([tag, listed]) => html`<section><h2 id="${tag}">${tag}</h2>${listed.map(({ method, path, operation }) => callBlock(method, path, operation))}</section>`)}
<section><h2 id="error">Отказ</h2><p class="soft">Тело любого ответа, кроме 200.</p>${schemaBlock(components.schemas.Error ?? {})}</section>`
}

/** OpenAPI and a page to read it, both made from the calls this server really has. */
export function showApiDocs(app: FastifyInstance): void {
  let described: { json: string; body: Html } | null = null
  const describe = () => {
    if (described) return described
    const document = describeCalls(app.calls)
    described = { json: JSON.stringify(document), body: docsPage(document) }
    return described
  }
  app.get('/api/docs', async (_request, reply) => sendPage(reply, { title: 'Документация API', body: describe().body }))
  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(describe().json),
  )
}

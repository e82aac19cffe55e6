import { formatSellerMoment } from '@vitrina/contract/days/days.rules'
import { desc, eq } from '#platform/database/drizzle'
import type { FastifyInstance } from 'fastify'
import { type Mail, type MailCard, type MailState, OUTBOX_SIZE, outboxApi, type TextMessage } from '@vitrina/contract/outbox'
import { mails, smsMessages } from '#tables/platform'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { html } from '../http/html.ts'
import { sendPage } from '../http/page.ts'
import { serve } from '../http/routes.ts'

type Row = typeof mails.$inferSelect

const cardOf = (row: Row): MailCard => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

async function listMails({ db }: Context, recipient?: string): Promise<MailCard[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(recipient ? eq(mails.recipient, recipient) : undefined)
    .orderBy(desc(mails.id))
    .limit(OUTBOX_SIZE)
  return rows.map(cardOf)
}

async function listTexts({ db }: Context, to?: string): Promise<TextMessage[]> {
  const rows = await db
    .select()
    .from(smsMessages)
    .where(to ? eq(smsMessages.recipient, to) : undefined)
    .orderBy(desc(smsMessages.id))
    .limit(OUTBOX_SIZE)
  return rows.map(({ id, recipient, text, state, provider, createdAt, sentAt }) => ({
    id,
    recipient,
    text,
    state,
    provider,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}

async function readMail({ db }: Context, id: number): Promise<Mail> {
  const [row] = Number.isSafeInteger(id) ? await db.select().from(mails).where(eq(mails.id, id)) : []
  if (!row) throw new AppError('mail.not-found')
  return { ...cardOf(row), html: row.html, text: row.text, attachments: row.attachments.map(({ name, type }) => ({ name, type })) }
}

const states: Record<MailState, { text: string; tone: string }> = {
  waiting: { text: 'ждёт отправки', tone: 'warn' },
  sent: { text: 'отправлено', tone: 'good' },
  kept: { text: 'только здесь: отправлять некуда', tone: 'soft' },
  failed: { text: 'не принято', tone: 'bad' },
}

const when = (iso: string) => formatSellerMoment(new Date(iso), 'medium')
const stateOf = ({ state }: { state: MailState }) => html`<span class="${states[state].tone}">${states[state].text}</span>`

const table = (heads: string[], rows: ReturnType<typeof html>[]) => html`<div class="card wide"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`

const mailRow = (item: MailCard) =>
  html`<tr><td>${when(item.createdAt)}</td><td>${item.recipient}</td><td><a href="/outbox/${item.id}">${item.subject}</a></td><td>${stateOf(item)}</td></tr>`
const textRow = (item: TextMessage) =>
  html`<tr><td>${when(item.createdAt)}</td><td>${item.recipient}</td><td>${item.text}</td><td>${stateOf(item)}</td></tr>`

const listPage = ({ letters, texts }: { letters: MailCard[]; texts: TextMessage[] }) => html`<h1>Исходящие письма и SMS</h1>
<p class="soft">Демонстрационный магазин: здесь видно всё, что он написал. Показаны последние ${OUTBOX_SIZE}.</p>
<h2>Письма</h2>
${
  letters.length === 0
    ? html`<p class="card">Писем пока нет. Они появятся, когда магазин напишет первому покупателю.</p>`
    : table(['Когда', 'Кому', 'Тема', 'Состояние'], letters.map(mailRow))
}
<h2>SMS</h2>
${texts.length === 0 ? html`<p class="card">SMS пока нет. Сюда приходят коды подтверждения на телефон.</p>` : table(['Когда', 'Кому', 'Текст', 'Состояние'], texts.map(textRow))}`

const mailPage = (mail: Mail) => html`<p><a href="/outbox">Все письма и SMS</a></p>
<h1>${mail.subject}</h1>
<p class="soft">Кому: ${mail.recipient} · ${when(mail.createdAt)} · ${stateOf(mail)}</p>
${mail.attachments.length > 0 ? html`<p>Вложения: ${mail.attachments.map((file) => file.name).join(', ')}</p>` : ''}
<iframe title="Письмо" src="/outbox/${mail.id}/letter"></iframe>
<h2>Текстом</h2>
<pre tabindex="0">${mail.text}</pre>`

/** The letters and text messages of the demo store. Elsewhere these addresses do not exist. */
export function showOutbox(app: FastifyInstance): void {
  const { ctx } = app
  if (!ctx.config.isDemo) return
  serve(app, outboxApi.list, async ({ query }) => ({ items: await listMails(ctx, query.recipient) }))
  serve(app, outboxApi.sms, async ({ query }) => ({ items: await listTexts(ctx, query.recipient) }))
  serve(app, outboxApi.one, ({ params }) => readMail(ctx, params.id))

  app.get('/outbox', async (_request, reply) =>
    sendPage(reply, {
      title: 'Исходящие письма и SMS',
      body: listPage({ letters: await listMails(ctx), texts: await listTexts(ctx) }),
    }),
  )
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params }, reply) => {
    const mail = await readMail(ctx, Number(params.id))
    return sendPage(reply, { title: mail.subject, body: mailPage(mail), frames: true })
  })
  app.get<{ Params: { id: string } }>('/outbox/:id/letter', async ({ params }, reply) => {
    const mail = await readMail(ctx, Number(params.id))
    // A letter is styled inline, as mail programs demand; the sandbox takes everything else from it.
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
      )
      .send(mail.html)
  })
}
